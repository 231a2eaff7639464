import { createVar, style } from '@vanilla-extract/css';
import { edgeInForcedColors, vars } from '../theme/contract.css.ts';

/** The color that a kind of button is drawn in. */
const tone = createVar();

export const button = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[2],
  minBlockSize: '2.75rem',
  paddingInline: `min(${vars.space[5]}, 3vw)`,
  paddingBlock: vars.space[2],
  border: edgeInForcedColors,
  borderRadius: vars.radius.medium,
  color: tone,
  fontWeight: vars.fontWeight.bold,
  lineHeight: vars.lineHeight.control,
  vars: { [tone]: vars.color.accent },
  transitionProperty: 'background-color, border-color, color',
  transitionDuration: vars.duration.feedback,
  selectors: {
    '&:hover': { vars: { [tone]: vars.color.accentStrong } },
    '&[data-kind="primary"]': { backgroundColor: tone, color: vars.color.onAccent },
    '&[data-kind="quiet"]': { borderColor: vars.color.outline },
    '&[data-kind="quiet"]:hover': { borderColor: tone },
    '&[data-kind="plain"]': {
      // WCAG 2.2, 2.5.8: the workbench has buttons with three characters.
      minInlineSize: '1.5rem',
      paddingInline: 0,
      border: 0,
      fontSize: vars.fontSize.small,
      fontWeight: vars.fontWeight.medium,
      textDecoration: 'underline',
      textUnderlineOffset: '0.2em',
    },
    '&[data-width="full"]': { inlineSize: '100%' },
    '&[data-kind="quiet"]:disabled': {
      backgroundColor: vars.color.inset,
      borderColor: vars.color.outline,
      color: vars.color.textMuted,
      cursor: 'default',
    },
    // A primary button is disabled while its request runs. In gray it would look broken.
    '&[data-kind="primary"]:disabled': {
      backgroundColor: vars.color.accentStrong,
      cursor: 'progress',
    },
  },
});
