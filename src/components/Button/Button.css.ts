import { style } from '@vanilla-extract/css';
import { edgeInForcedColors, vars } from '../theme/contract.css.ts';

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
  fontWeight: vars.fontWeight.bold,
  lineHeight: vars.lineHeight.control,
  transitionProperty: 'background-color, border-color, color',
  transitionDuration: vars.duration.feedback,
  selectors: {
    '&[data-kind="primary"]': {
      backgroundColor: vars.color.accent,
      color: vars.color.onAccent,
    },
    '&[data-kind="primary"]:hover': { backgroundColor: vars.color.accentStrong },
    '&[data-kind="quiet"]': {
      borderColor: vars.color.outline,
      color: vars.color.accent,
    },
    '&[data-kind="quiet"]:hover': {
      borderColor: vars.color.accentStrong,
      color: vars.color.accentStrong,
    },
    '&[data-kind="plain"]': {
      // WCAG 2.2, 2.5.8: the workbench has buttons of three characters.
      minInlineSize: '1.5rem',
      paddingInline: 0,
      border: 0,
      color: vars.color.accent,
      fontSize: vars.fontSize.small,
      fontWeight: vars.fontWeight.medium,
      textDecoration: 'underline',
      textUnderlineOffset: '0.2em',
    },
    '&[data-kind="plain"]:hover': { color: vars.color.accentStrong },
    '&[data-width="full"]': { inlineSize: '100%' },
    '&[data-kind="quiet"]:disabled': {
      backgroundColor: vars.color.inset,
      borderColor: vars.color.outline,
      color: vars.color.textMuted,
      cursor: 'default',
    },
    // A primary button is disabled while its request runs; in grey it would look broken.
    '&[data-kind="primary"]:disabled': {
      backgroundColor: vars.color.accentStrong,
      cursor: 'progress',
    },
    '&[data-kind="done"]': {
      borderColor: vars.color.progress,
      color: vars.color.progress,
      cursor: 'default',
    },
  },
});
