import { globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { resetLayer } from './layers.css.ts';
import { media } from './media.ts';

const rule = (selector: string, style: Parameters<typeof globalStyle>[1]) =>
  globalStyle(selector, { '@layer': { [resetLayer]: style } });

rule('*, *::before, *::after', { boxSizing: 'border-box' });
rule('html', {
  textSizeAdjust: '100%',
  scrollPaddingBlock: vars.space[5],
  '@media': { [media.reducedMotion]: { scrollBehavior: 'auto' } },
});
rule('body', {
  margin: 0,
  minBlockSize: '100dvh',
  color: vars.color.ink,
  backgroundColor: vars.color.ground,
  fontFamily: vars.fontFamily.text,
  fontSize: vars.fontSize.body,
  lineHeight: 1.55,
  overflowWrap: 'break-word',
});
// Unlike `break-word`, lets columns become narrower than their longest word.
rule('h1, h2, h3, h4, h5, h6, p', { overflowWrap: 'anywhere' });
rule('h1, h2, h3, h4, h5, h6, p, ul, ol, dl, dd, blockquote, figure, pre', { margin: 0 });
rule('h1, h2, h3, h4, h5, h6', {
  fontWeight: vars.fontWeight.bold,
  lineHeight: 1.2,
  textWrap: 'balance',
});
rule('ul[role="list"], ol[role="list"]', { padding: 0, listStyle: 'none' });
rule('button', { backgroundColor: 'transparent' });
rule('button, input', { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' });
rule('svg', { flexShrink: 0 });
rule(':focus-visible', {
  outline: `3px solid ${vars.color.accent}`,
  outlineOffset: '2px',
});
// Headings and messages take focus only to be read; the ring would point at nothing to press.
rule('[tabindex="-1"]:focus', { outline: 'none' });
rule('[tabindex="-1"]:focus-visible', {
  outline: `2px solid ${vars.color.accent}`,
  outlineOffset: '5px',
  borderRadius: '2px',
});
rule('*, *::before, *::after', {
  '@media': {
    [media.reducedMotion]: {
      animationDuration: '0s !important',
      animationIterationCount: '1 !important',
      transitionDuration: '0s !important',
    },
  },
});
// Stands in `index.html` until the first script has run.
rule('#root > [role="status"]:only-child', {
  display: 'grid',
  placeContent: 'center',
  minBlockSize: '100dvh',
  fontSize: vars.fontSize.lead,
  fontWeight: vars.fontWeight.medium,
});
