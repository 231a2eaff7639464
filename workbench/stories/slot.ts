import type { ReactNode } from 'react';

/** A control that offers real parts for a slot, by their names. */
export const slot = (parts: Readonly<Record<string, ReactNode>>) => ({
  control: { type: 'select' as const },
  options: Object.keys(parts),
  mapping: parts,
});
