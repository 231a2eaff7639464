declare module 'virtual:onboarding-plans' {
  const content: {
    /** The id of the plan for whom HR has chosen none. */
    readonly standard: string;
    /** Changes with any text: `/assets/plan-<id>-<version>.json` holds the plan of that id. */
    readonly version: string;
    readonly contact?: import('../model.ts').Contact;
  };
  export default content;
}

/** All pictures of the content, used or not, for the workbench. */
declare module 'virtual:onboarding-pictures' {
  const pictures: readonly import('./compilePlans.ts').ContentFile[];
  export default pictures;
}

/** A plan at once, for stories and tests. */
declare module 'virtual:onboarding-plans/*' {
  const plan: import('../model.ts').Plan;
  export default plan;
}
