declare module 'virtual:onboarding-plans' {
  const content: {
    /** The id of the plan for whom HR has chosen none. */
    readonly standard: string;
    /** Changes with any text: `/assets/plan-<id>-<version>.json` holds the plan of that id. */
    readonly version: string;
    readonly contact?: import('#features/onboarding/plan/model.ts').Contact;
  };
  export default content;
}

/** The content folder, for the workbench. */
declare module 'virtual:onboarding-files' {
  const files: readonly import('../content/compiler/compilePlans.ts').ContentFile[];
  export default files;
}

/** A plan without a request, for stories and tests. */
declare module 'virtual:onboarding-plans/*' {
  const plan: import('#features/onboarding/plan/model.ts').Plan;
  export default plan;
}
