/** The plan that HR has chosen for an account by the custom claim `plan`; undefined without such a claim. */
export function planClaim({ plan }: Readonly<Record<string, unknown>>): string | undefined {
  return (typeof plan === 'string' && plan.trim()) || undefined;
}
