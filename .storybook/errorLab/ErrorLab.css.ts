import { vars } from '#components/theme/contract.css.ts';
import { media } from '#components/theme/media.ts';
import { part } from '#components/theme/part.ts';

export const code = part({
  fontFamily: vars.fontFamily.code,
  fontSize: '0.9em',
  overflowWrap: 'anywhere',
});

export const status = part({ display: 'block', color: vars.color.inkSoft });

/** The lab's own ground, so that nobody takes it for a part of the screen. */
export const bar = part({
  display: 'grid',
  gap: vars.space[3],
  padding: vars.space[4],
  backgroundColor: vars.color.sunken,
  borderBlockEnd: `2px dashed ${vars.color.outline}`,
  fontSize: vars.fontSize.small,
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
});

export const barHead = part({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'start',
  gap: vars.space[3],
});

export const rowName = part({
  display: 'block',
  fontFamily: vars.fontFamily.code,
  color: vars.color.inkSoft,
});

export const cause = part({ fontSize: vars.fontSize.body, fontWeight: vars.fontWeight.medium });

export const facts = part({
  display: 'grid',
  gap: vars.space[2],
  '@media': {
    [media.medium]: {
      gridTemplateColumns: 'repeat(auto-fill, minmax(20rem, 1fr))',
      gap: `${vars.space[3]} ${vars.space[5]}`,
    },
  },
});

const termBesideFact = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 5fr)',
  gap: vars.space[2],
} as const;

export const fact = part({
  ...termBesideFact,
  '@media': { [media.medium]: { display: 'block' } },
});

export const term = part({ color: vars.color.inkSoft });

export const state = part({
  paddingInlineStart: vars.space[3],
  borderInlineStart: `3px solid ${vars.color.outline}`,
  fontWeight: vars.fontWeight.medium,
});

export const standIn = part({
  display: 'grid',
  placeContent: 'center',
  minBlockSize: '60dvh',
  padding: vars.space[5],
});

/** Below `wide`, each row is a small list of its cells. */
export const table = part({
  display: 'block',
  fontSize: vars.fontSize.small,
  lineHeight: 1.4,
  '@media': {
    [media.wide]: {
      display: 'table',
      inlineSize: '100%',
      tableLayout: 'fixed',
      borderCollapse: 'collapse',
    },
  },
});

export const head = part({
  position: 'absolute',
  inlineSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  '@media': {
    [media.wide]: { position: 'static', inlineSize: 'auto', overflow: 'visible', clipPath: 'none' },
  },
});

export const headCell = part({
  paddingBlock: vars.space[1],
  paddingInlineEnd: vars.space[4],
  borderBlockEnd: `2px solid ${vars.color.outline}`,
  color: vars.color.inkSoft,
  fontWeight: vars.fontWeight.medium,
  textAlign: 'start',
  verticalAlign: 'bottom',
  selectors: {
    '&:nth-child(1)': { inlineSize: '28%' },
    '&:nth-child(2)': { inlineSize: '22%' },
    '&:nth-child(5)': { inlineSize: '12%' },
  },
});

export const body = part({
  display: 'block',
  '@media': { [media.wide]: { display: 'table-row-group' } },
});

export const row = part({
  display: 'grid',
  gap: vars.space[2],
  paddingBlock: vars.space[4],
  borderBlockEnd: `1px solid ${vars.color.hairline}`,
  '@media': { [media.wide]: { display: 'table-row' } },
});

const cellStyle = {
  minInlineSize: 0,
  textAlign: 'start',
  verticalAlign: 'top',
  overflowWrap: 'anywhere',
} as const;
const wideCell = {
  display: 'table-cell',
  paddingBlock: vars.space[3],
  paddingInline: `0 ${vars.space[4]}`,
} as const;

export const when = part({
  ...cellStyle,
  display: 'block',
  padding: 0,
  fontWeight: vars.fontWeight.regular,
  '@media': { [media.wide]: wideCell },
});

/** Folded, a cell says itself what the head of its column would. */
export const cell = part({
  ...cellStyle,
  ...termBesideFact,
  padding: 0,
  '::before': { content: 'attr(data-label)', color: vars.color.inkSoft },
  '@media': { [media.wide]: { ...wideCell, '::before': { content: 'none' } } },
});

export const sentence = part({
  selectors: {
    '&[data-sentence="own"]': { fontWeight: vars.fontWeight.bold },
    '&[data-sentence="general"]': { color: vars.color.inkSoft },
  },
});

export const link = part({
  display: 'block',
  color: vars.color.accent,
  fontFamily: vars.fontFamily.code,
  fontWeight: vars.fontWeight.medium,
  textUnderlineOffset: '0.3em',
  overflowWrap: 'anywhere',
  selectors: { '&:hover': { color: vars.color.accentStrong } },
});
