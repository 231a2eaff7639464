declare module 'virtual:onboarding-plans' {
  const content: {
    /** The id of the plan for accounts without one. */
    readonly standard: string;
    /** A hash of all plans: `/assets/plan-<id>-<version>.json` is the plan with that id. */
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

/** The ids of all plans, for the demo's panel and the workbench. */
declare module 'virtual:onboarding-plan-ids' {
  const planIds: readonly string[];
  export default planIds;
}

/** A plan without a request, for stories and tests. */
declare module 'virtual:onboarding-plans/*' {
  const plan: import('#features/onboarding/plan/model.ts').Plan;
  export default plan;
}

/** The languages of the portal beside English, in the order of `content/plans.yaml`. */
declare module 'virtual:onboarding-languages' {
  const languages: readonly import('#components/words/languages.ts').FurtherLanguage[];
  export default languages;
}
