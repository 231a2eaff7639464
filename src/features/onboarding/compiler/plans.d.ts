declare module 'virtual:onboarding-plans' {
  const plans: readonly import('../model.ts').Plan[];
  export default plans;
}
