declare module 'virtual:onboarding-plans' {
  const content: {
    /** The id of the plan for whom HR has chosen none. */
    readonly standard: string;
    /** What fetches a plan, by its id. */
    readonly plans: ReadonlyMap<string, () => Promise<typeof import('virtual:onboarding-plans/*')>>;
  };
  export default content;
}

declare module 'virtual:onboarding-plans/*' {
  const plan: import('../model.ts').FetchedPlan;
  export default plan;
}
