/** A control that offers real parts for a slot, or real data, by their names. */
export const slot = (parts: Readonly<Record<string, unknown>>) => ({
  control: { type: 'select' as const },
  options: Object.keys(parts),
  mapping: parts,
});
