import { vars } from '#components/theme/contract.css.ts';
import { part } from '#components/theme/part.ts';

export const text = part({
  color: vars.color.inkSoft,
  fontSize: vars.fontSize.small,
  // Stands ready to take the focus, and takes no room before.
  selectors: { '&:not(:has(p))': { position: 'absolute' } },
});
