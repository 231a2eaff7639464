import { globalStyle } from '@vanilla-extract/css';
import { componentStyle } from '../theme/componentStyle.ts';
import { vars } from '../theme/contract.css.ts';
import { componentLayer } from '../theme/layers.css.ts';

export const head = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space[5],
});

const headings = { h1: 'heading', h2: 'lead', h3: 'body' } as const;
for (const [level, size] of Object.entries(headings)) {
  globalStyle(`${head} > ${level}`, {
    '@layer': { [componentLayer]: { fontSize: vars.fontSize[size] } },
  });
}

export const milestone = componentStyle({ marginBlockStart: vars.space[4] });

/** A heading with what follows: `break-after: avoid` is not known to all browsers. */
export const unbroken = componentStyle({
  paddingBlockStart: vars.space[2],
  borderBlockStart: `2px solid ${vars.color.outline}`,
  breakInside: 'avoid',
});

export const mission = componentStyle({
  paddingInlineStart: vars.space[6],
  breakInside: 'avoid',
  selectors: {
    [`${milestone} &`]: { marginBlockStart: vars.space[2] },
    [`${milestone} &[data-extent="texts"]`]: { marginBlockStart: vars.space[5] },
  },
});

export const box = componentStyle({
  float: 'inline-start',
  marginInlineStart: `calc(-1 * ${vars.space[6]})`,
  inlineSize: '1.5em',
  blockSize: '1.5em',
  selectors: { [`${mission}[data-status="completed"] > &`]: { color: vars.color.progress } },
});
