declare module 'virtual:onboarding-plans' {
  const content: {
    /** The id of the plan for accounts without one. */
    readonly standard: string;
    /** A hash of all plans in all languages (`planAddress`). */
    readonly version: string;
    /** In each language of the build; empty where `plans.yaml` names nobody. */
    readonly contact: import('../content/compiler/compilePlans.ts').ContactByLanguage;
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

/** A plan without a request, for stories and tests: `/new-hire`, and `/new-hire.de` for its German. */
declare module 'virtual:onboarding-plans/*' {
  const plan: import('#features/onboarding/plan/model.ts').Plan;
  export default plan;
}

/** The languages of the portal beside English, in the order of `content/plans.yaml`. */
declare module 'virtual:onboarding-languages' {
  const languages: readonly import('#components/words/languages.ts').FurtherLanguage[];
  export default languages;
}
