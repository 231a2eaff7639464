import { style } from '@vanilla-extract/css';
import { vars } from '#components/theme/contract.css.ts';
import { media } from '#components/theme/media.ts';

export const purpose = style({
  maxInlineSize: '40rem',
  marginBlock: `${vars.space[2]} ${vars.space[5]}`,
  fontSize: vars.fontSize.lead,
  lineHeight: 1.4,
});

export const frame = style({
  display: 'block',
  inlineSize: '100%',
  marginBlockEnd: vars.space[6],
  border: `1px solid ${vars.color.hairline}`,
  borderRadius: vars.radius.small,
});

/** On a narrow screen the table scrolls, not the page. */
export const props = style({ paddingInline: '2px', overflowX: 'auto' });

export const anatomy = style({
  display: 'grid',
  gap: vars.space[3],
  margin: 0,
  paddingInlineStart: vars.space[5],
});

export const part = style({ paddingInlineStart: vars.space[2] });

export const partName = style({ fontWeight: vars.fontWeight.bold });

export const advice = style({
  display: 'grid',
  gap: vars.space[4],
  marginBlock: `${vars.space[3]} ${vars.space[6]}`,
  '@media': { [media.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

const side = { padding: vars.space[4], borderRadius: vars.radius.medium } as const;

export const doSide = style({
  ...side,
  backgroundColor: vars.color.surface,
  border: `1px solid ${vars.color.outline}`,
});

export const dontSide = style({ ...side, border: `1px dashed ${vars.color.outline}` });

export const sideTitle = style({
  marginBlockEnd: vars.space[2],
  fontSize: vars.fontSize.body,
});

export const list = style({
  display: 'grid',
  gap: vars.space[2],
  margin: 0,
  paddingInlineStart: vars.space[4],
});

export const keys = style({
  display: 'grid',
  gap: vars.space[3],
  marginBlockEnd: vars.space[5],
  '@media': {
    [media.medium]: { gridTemplateColumns: 'minmax(8rem, max-content) minmax(0, 1fr)' },
  },
});

export const keyRow = style({
  display: 'grid',
  gap: vars.space[1],
  '@media': { [media.medium]: { gridTemplateColumns: 'subgrid', gridColumn: '1 / -1' } },
});

export const key = style({
  padding: `0.1em ${vars.space[2]}`,
  border: `1px solid ${vars.color.outline}`,
  borderRadius: vars.radius.small,
  fontFamily: vars.fontFamily.text,
  fontSize: vars.fontSize.small,
  fontWeight: vars.fontWeight.medium,
});

export const code = style({
  padding: '0.1em 0.35em',
  borderRadius: vars.radius.small,
  backgroundColor: vars.color.sunken,
  fontFamily: vars.fontFamily.code,
  fontSize: '0.92em',
});

export const block = style({ maxInlineSize: '48rem', marginBlockEnd: vars.space[6] });

export const stories = style({
  columnWidth: '15rem',
  columnGap: vars.space[5],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const story = style({ breakInside: 'avoid', paddingBlock: vars.space[1] });
