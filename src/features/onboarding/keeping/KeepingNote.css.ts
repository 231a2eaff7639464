import { componentStyle } from '#components/theme/componentStyle.ts';
import { vars } from '#components/theme/contract.css.ts';

export const text = componentStyle({
  color: vars.color.textMuted,
  fontSize: vars.fontSize.small,
  // Stands ready to take the focus, and takes no room before.
  selectors: { '&:not(:has(p))': { position: 'absolute' } },
});
