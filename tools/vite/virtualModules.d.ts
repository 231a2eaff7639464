/** Made from the folder `content` by onboardingContent.ts. This module has everything but the plans themselves. */
declare module 'virtual:content/index' {
  const content: {
    /** The id of the plan for accounts without one. */
    readonly standard: string;
    /** A hash of all plans in all languages (`planAddress`). */
    readonly version: string;
    /** In each language of the build; empty if `plans.yaml` names no contact. */
    readonly contact: import('../content/compiler/compilePlans.ts').CompiledContent['contact'];
  };
  export default content;
}

/** All plans by their language, for the workbench. */
declare module 'virtual:content/translations' {
  const plans: Readonly<
    Record<string, readonly import('#features/onboarding/plan/model.ts').Plan[] | undefined>
  >;
  export default plans;
}

/** A plan without a request, for stories and tests: `/new-hire`, or `/new-hire.de` in German. */
declare module 'virtual:content/plans/*' {
  const plan: import('#features/onboarding/plan/model.ts').Plan;
  export default plan;
}

/** The languages of the portal other than English, in the order of `content/plans.yaml`. */
declare module 'virtual:content/languages' {
  const languages: readonly import('#components/words/languages.ts').FurtherLanguage[];
  export default languages;
}

/** The fields of a mission's file, by the compiler's schema. There is no such module, only its type. */
declare module 'virtual:content/fields' {
  type Schema = typeof import('../content/compiler/fields.ts').missionFields;
  export type MissionFields = Readonly<import('valibot').InferOutput<Schema>>;
}
