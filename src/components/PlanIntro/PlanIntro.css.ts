import { componentStyle } from '../theme/componentStyle.ts';
import { vars } from '../theme/contract.css.ts';

export const intro = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${vars.space[4]} ${vars.space[7]}`,
  // Where the title fits into one line beside the plan.
  '@media': { '(min-width: 72rem)': { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 3fr)' } },
});

export const welcome = componentStyle({
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'start',
  rowGap: vars.space[1],
});

export const title = componentStyle({
  fontSize: `clamp(${vars.fontSize.title}, 1rem + 2.4vw, 2rem)`,
  letterSpacing: '-0.015em',
});

export const text = componentStyle({ maxInlineSize: '42rem', color: vars.color.textMuted });

export const plan = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  alignContent: 'start',
  gap: `${vars.space[3]} ${vars.space[6]}`,
});

export const planText = componentStyle({ flex: '9 1 20rem', minInlineSize: 0 });

export const planTitle = componentStyle({ fontSize: vars.fontSize.lead });

export const planHint = componentStyle({
  color: vars.color.textMuted,
  fontSize: vars.fontSize.small,
  textWrap: 'balance',
});

export const status = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space[2]} ${vars.space[3]}`,
  flex: '1 1 20rem',
  minInlineSize: 0,
  fontVariantNumeric: 'tabular-nums',
});

/** Drawn with borders: paper and forced colors leave out backgrounds. */
export const bar = componentStyle({
  flexBasis: '100%',
  blockSize: '0.1875rem',
  borderBlockEnd: `1px solid ${vars.color.outline}`,
});

export const barFill = componentStyle({
  borderBlockEnd: `0.1875rem solid ${vars.color.progress}`,
  transition: `inline-size ${vars.duration.feedback}`,
});

export const lastLine = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[5],
  flexBasis: '100%',
  minInlineSize: 0,
  selectors: { '&:empty': { display: 'none' } },
  // The buttons in it have room of their own.
  marginBlock: `calc(-1 * ${vars.space[1]}) calc(-1 * ${vars.space[2]})`,
  fontSize: vars.fontSize.small,
});
