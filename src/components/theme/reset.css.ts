import { globalStyle } from '@vanilla-extract/css';
import { focusRing, media, themed, vars } from './contract.css.ts';
import { resetLayer } from './theme.css.ts';

const rule = (selector: string, style: Parameters<typeof globalStyle>[1]) =>
  globalStyle(selector, { '@layer': { [resetLayer]: style } });

rule('*, *::before, *::after', { boxSizing: 'border-box' });
rule('html', {
  textSizeAdjust: '100%',
  scrollPaddingBlock: vars.space[4],
  '@media': {
    [media.reducedMotion]: { scrollBehavior: 'auto' },
    // People read paper from closer up than a screen.
    print: { fontSize: '12.5px' },
  },
});
rule(`body, ${themed}`, {
  color: vars.color.text,
  backgroundColor: vars.color.background,
  '@media': { print: { backgroundColor: '#fff' } },
});
rule('body', {
  margin: 0,
  minBlockSize: '100dvh',
  fontFamily: vars.fontFamily.text,
  fontSize: vars.fontSize.body,
  lineHeight: vars.lineHeight.text,
  // `break-word` would make each box at least as wide as its longest word.
  overflowWrap: 'anywhere',
  '@media': { print: { minBlockSize: 0 } },
});
rule('h1, h2, h3, h4, h5, h6, p, ul, ol, dl, dd, blockquote, figure, pre', { margin: 0 });
rule('h1, h2, h3, h4, h5, h6', {
  fontWeight: vars.fontWeight.bold,
  lineHeight: vars.lineHeight.heading,
  textWrap: 'balance',
  // On a phone, a long word may not fit. Only in headings: other texts may contain addresses, which a hyphen changes.
  '@media': { '(width < 24rem)': { hyphens: 'auto' } },
});
rule('strong, b, th', { fontWeight: vars.fontWeight.bold });
rule('h1', { fontSize: vars.fontSize.heading });
rule('h2, h3', { fontSize: vars.fontSize.lead });
rule('h4, h5, h6', { fontSize: vars.fontSize.body });
rule('ul[role="list"], ol[role="list"]', { padding: 0, listStyle: 'none' });
rule('button', { border: 0, backgroundColor: 'transparent', cursor: 'pointer' });
rule('button, input', { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' });
rule('svg', { flexShrink: 0 });
rule(':focus-visible', focusRing);
// Headings only take the focus to be read out, so they get no ring. A message box has a role, and keeps its ring.
rule('[tabindex="-1"]:not([role]):focus', { outline: 'none' });
rule('*, *::before, *::after', {
  '@media': {
    [media.reducedMotion]: {
      animationDuration: '0s !important',
      animationIterationCount: '1 !important',
      transitionDuration: '0s !important',
    },
  },
});
