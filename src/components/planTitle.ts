/** docs/specification.md, section 2; on the screen and on paper. */
export function planTitle(employeeName: string | undefined): string {
  return employeeName ? `${employeeName}'s Onboarding Journey` : 'Your plan';
}
