import { createVar, style } from '@vanilla-extract/css';
import { edgeInForcedColors, media, pressed, vars } from '../../theme/contract.css.ts';

/** The main color of a variant. */
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
    '&:active:enabled': pressed,
    '&:active:enabled, &[data-busy]': { vars: { [tone]: vars.color.accentStrong } },
    '&[data-variant="primary"]': { backgroundColor: tone, color: vars.color.onAccent },
    '&[data-variant="quiet"]': { borderColor: vars.color.outline },
    '&[data-variant="quiet"]:active:enabled': { borderColor: tone },
    '&[data-variant="plain"]': {
      // The minimum target size (WCAG 2.2, 2.5.8): the workbench has buttons with three characters.
      minInlineSize: '1.5rem',
      paddingInline: 0,
      border: 0,
      fontSize: vars.fontSize.small,
      fontWeight: vars.fontWeight.medium,
      textDecoration: 'underline',
      textUnderlineOffset: '0.2em',
    },
    '&[data-width="full"]': { inlineSize: '100%' },
    '&[data-size="small"]': { minBlockSize: '2rem' },
    // In gray, a busy button would look broken.
    '&[data-busy]': { cursor: 'progress' },
    '&:disabled:not([data-busy])': {
      color: vars.color.textMuted,
      textDecoration: 'none',
      cursor: 'default',
    },
    '&:disabled:not([data-busy], [data-variant="plain"])': {
      backgroundColor: vars.color.inset,
      borderColor: vars.color.outline,
    },
    // Looks like a line of text: nothing is left to click, and gray would suggest that something is wrong.
    '&[data-tone="done"]:disabled:not([data-busy])': {
      justifyContent: 'start',
      minBlockSize: 0,
      padding: 0,
      border: 0,
      backgroundColor: 'transparent',
      color: vars.color.progress,
      textAlign: 'start',
      // No transition, because the background of the clicked button would fade out in the new shape.
      transitionProperty: 'none',
    },
  },
  '@media': {
    [media.hover]: {
      selectors: {
        '&:hover:enabled': { vars: { [tone]: vars.color.accentStrong } },
        '&[data-variant="quiet"]:hover:enabled': { borderColor: tone },
      },
    },
  },
});
