import { style } from '@vanilla-extract/css';
import { edgeInForcedColors, vars } from '../../theme/contract.css.ts';

export const badge = style({
  display: 'inline-flex',
  // Keeps the badge from stretching to the width of its column.
  inlineSize: 'fit-content',
  alignItems: 'center',
  gap: vars.space[1],
  paddingInline: vars.space[2],
  paddingBlock: '0.1rem',
  border: edgeInForcedColors,
  borderRadius: vars.radius.small,
  fontSize: vars.fontSize.small,
  fontWeight: vars.fontWeight.medium,
  lineHeight: vars.lineHeight.control,
  selectors: {
    '&[data-tone="neutral"]': { backgroundColor: vars.color.inset, color: vars.color.textMuted },
    '&[data-tone="progress"]': {
      backgroundColor: vars.color.progress,
      color: vars.color.onProgress,
    },
    ...Object.fromEntries(
      (['blue', 'yellow', 'green', 'purple', 'red'] as const).map((hue) => [
        `&[data-tone="${hue}"]`,
        { backgroundColor: vars.color[`${hue}Paper`], color: vars.color[`${hue}Ink`] },
      ]),
    ),
  },
});
