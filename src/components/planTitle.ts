/** For the screen and for paper (docs/specification.md, section 2). */
export function planTitle(employeeName: string | undefined): string {
  return employeeName ? `${employeeName}'s Onboarding Journey` : 'Your plan';
}
