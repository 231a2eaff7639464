import {
  type CSSProperties,
  fallbackVar,
  type GlobalStyleRule,
  globalStyle,
  style,
} from '@vanilla-extract/css';
import { edgeInForcedColors, media, row, vars } from '../../theme/contract.css.ts';
import { dark } from '../../theme/theme.css.ts';
import { outOfSight } from '../../theme/visuallyHidden.css.ts';

export const text = style({
  lineHeight: vars.lineHeight.reading,
  overflowWrap: 'break-word',
});

/**
 * Code with its copy button, which is beside the first line, or below the code if large text leaves too little room.
 * The outcome of a click is below both, so that the code does not rewrap.
 */
export const codeBlock = style({
  ...row,
  justifyContent: 'flex-end',
  alignItems: 'start',
  columnGap: vars.space[2],
  paddingBlockStart: vars.space[1],
  paddingInlineEnd: vars.space[4],
  '@media': { [media.narrow]: { columnGap: 0, paddingInlineEnd: 0 } },
  border: edgeInForcedColors,
  borderRadius: vars.radius.small,
  backgroundColor: vars.color.inset,
});

export const scrollBox = style({
  // Also clips the absolutely positioned text for screen readers.
  position: 'relative',
  overflowX: 'auto',
  borderRadius: vars.radius.small,
  selectors: {
    // The button is higher than a line of code.
    [`${codeBlock} > &`]: { flex: '1 1 9rem', marginBlockStart: `calc(-1 * ${vars.space[1]})` },
  },
  // On paper, nothing scrolls.
  '@media': { print: { overflow: 'visible' } },
});

/** On a phone, the button is a square with an icon. */
export const copyIcon = style({
  inlineSize: '2.75rem',
  '@media': { [media.medium]: { display: 'none' } },
});

export const copyWords = style({ '@media': { [media.narrow]: outOfSight } });

/** The alternative text of a picture that did not load. */
export const missingPicture = style({
  display: 'inline-block',
  maxInlineSize: '100%',
  padding: `${vars.space[3]} ${vars.space[4]}`,
  border: `1px dashed ${vars.color.outline}`,
  borderRadius: vars.radius.small,
  color: vars.color.textMuted,
});

/** On paper and on phones, long lines of code wrap instead of scrolling. */
const wrapping = `print, ${media.narrow}`;

const inside = (selector: string, rule: GlobalStyleRule) =>
  globalStyle(selector.replaceAll('&', text), rule);

// Inside a block, each paragraph takes its direction from its own letters, and its alignment from the block.
const paragraphs = ':is(p, li, th, td, h2, h3, h4, h5, h6)';
inside(`& ${paragraphs}`, { unicodeBidi: 'plaintext' });
inside(`& > * ${paragraphs}`, { textAlign: ['-webkit-match-parent', 'match-parent'] });
inside('& > * + *', { marginBlockStart: vars.space[4] });
inside('& > * + :is(h3, h4, h5, h6)', { marginBlockStart: vars.space[6] });
inside('& > :is(h3, h4, h5, h6) + *', { marginBlockStart: vars.space[2] });
inside('& :is(ul, ol)', { paddingInlineStart: vars.space[5] });
inside('& li + li, & li > * + *', { marginBlockStart: vars.space[2] });
inside('& li::marker', { color: vars.color.textMuted });
inside('& li.step', { paddingInlineStart: '2.25rem' });
inside('& ul > li.step', { marginInlineStart: `calc(-1 * ${vars.space[5]})`, listStyle: 'none' });
// An absolutely positioned block, because an inline box would follow the direction of its words instead of the list's.
// The item is not positioned, because a PDF puts the text of positioned elements after all other text.
inside('& li.step input', {
  display: 'block',
  position: 'absolute',
  inlineSize: '1.5rem',
  blockSize: '1.5rem',
  margin: 0,
  marginBlockStart: '0.125rem',
  marginInlineStart: '-2.25rem',
  accentColor: vars.color.progress,
});
// A way-mark instead of the browser's check box. Forced colors and paper keep the check box, whose colors suit them.
const asMark = (selector: string, rule: CSSProperties) =>
  inside(`& li.step input${selector}`, {
    '@media': { 'screen and (forced-colors: none)': rule },
  });
// The target is at least 1.5rem wide, the mark in its middle is narrower. The mark aligns with the start of the text.
asMark('', {
  display: 'grid',
  placeItems: 'center',
  blockSize: '1.75rem',
  marginBlockStart: 0,
  marginInlineStart: '-2.375rem',
  appearance: 'none',
  borderRadius: '0.5rem',
});
asMark('::before', {
  content: '',
  gridArea: '1 / 1',
  inlineSize: '1.25rem',
  blockSize: '1.6875rem',
  border: `2px solid ${vars.color.outline}`,
  borderRadius: '0.375rem',
  backgroundImage: `linear-gradient(${vars.color.progress}, ${vars.color.progress})`,
  backgroundOrigin: 'border-box',
  backgroundRepeat: 'no-repeat',
  backgroundSize: '0 100%',
  transition: `background-size ${vars.duration.feedback} ease-out, border-color ${vars.duration.feedback}`,
});
inside('[dir="rtl"] & li.step input::before', { backgroundPosition: 'right' });
asMark(':checked::before', { borderColor: vars.color.progress, backgroundSize: '100% 100%' });
asMark('::after', {
  content: '',
  gridArea: '1 / 1',
  inlineSize: '0.4375rem',
  blockSize: '0.75rem',
  marginBlockEnd: '0.1875rem',
  border: `solid ${vars.color.onProgress}`,
  borderWidth: '0 0.15625rem 0.15625rem 0',
  transform: 'rotate(45deg)',
  opacity: 0,
  transition: `opacity ${vars.duration.feedback} ease-out`,
});
asMark(':checked::after', { opacity: 1 });
inside('& li.step :is(label, input:enabled)', { cursor: 'pointer' });
inside('& blockquote', {
  paddingInlineStart: vars.space[4],
  borderInlineStart: `3px solid ${vars.color.outline}`,
  color: vars.color.textMuted,
});
inside('& blockquote > * + *', { marginBlockStart: vars.space[3] });
inside('& :is(code, pre)', {
  direction: 'ltr',
  unicodeBidi: 'isolate',
  fontFamily: vars.fontFamily.code,
  fontSize: vars.fontSize.small,
});
inside('& :not(pre) > code', {
  padding: '0.1em 0.35em',
  border: edgeInForcedColors,
  borderRadius: vars.radius.small,
  backgroundColor: vars.color.inset,
});
inside('& pre', {
  inlineSize: 'max-content',
  minInlineSize: '100%',
  padding: vars.space[4],
  lineHeight: vars.lineHeight.text,
  '@media': {
    [wrapping]: { inlineSize: 'auto', whiteSpace: 'break-spaces', overflowWrap: 'anywhere' },
    // The icon beside the code has space of its own.
    [`screen and ${media.narrow}`]: { paddingInlineEnd: 0 },
  },
});
// As an inline element, the code would sit too high, in a line box of the surrounding font.
inside('& pre code', { display: 'block' });
const hanging = {
  display: 'inline-block',
  inlineSize: '100%',
  paddingInlineStart: '2ch',
  textIndent: '-2ch',
};
inside('& pre code > span', { '@media': { [wrapping]: hanging } });
inside('& table', {
  minInlineSize: '100%',
  borderCollapse: 'collapse',
  lineHeight: vars.lineHeight.text,
  fontVariantNumeric: 'tabular-nums',
});
inside('& :is(th, td)', {
  minInlineSize: '6rem',
  paddingBlock: vars.space[2],
  paddingInlineEnd: vars.space[4],
  borderBlockEnd: `1px solid ${vars.color.hairline}`,
  verticalAlign: 'top',
  '@media': { print: { minInlineSize: 0 } },
});
inside('& th', { borderBlockEnd: `2px solid ${vars.color.outline}` });
inside('& img', {
  display: 'block',
  maxInlineSize: '100%',
  blockSize: 'auto',
  marginBlock: vars.space[2],
  border: `1px solid ${vars.color.hairline}`,
  borderRadius: vars.radius.small,
  // White in both themes and in forced colors, because most drawings with a transparent background are dark.
  backgroundColor: '#fff',
  // Dims pictures on dark pages, where white glares. In the light theme, the variable is empty.
  filter: fallbackVar(dark, 'brightness(0.9)'),
  forcedColorAdjust: 'none',
  breakInside: 'avoid',
  // A taller picture would be cut off at the end of the page.
  '@media': { print: { inlineSize: 'auto', maxBlockSize: '18cm' } },
});
inside('& hr', { border: 0, borderBlockStart: `1px solid ${vars.color.hairline}` });

inside('& :is(h2, h3, h4, h5, h6)', { breakAfter: 'avoid' });
inside('& :is(pre, tr, blockquote)', { breakInside: 'avoid' });
