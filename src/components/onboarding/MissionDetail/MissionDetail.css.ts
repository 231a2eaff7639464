import { keyframes, type StyleRule, style } from '@vanilla-extract/css';
import {
  card,
  edgeInForcedColors,
  media,
  row,
  secondaryText,
  vars,
} from '../../theme/contract.css.ts';
import { coveredAbove } from '../../theme/scrollMargin.css.ts';
import { width } from '../../theme/tokens.ts';

/** Centers the text in a pane that is wider than a line of about 70 characters. */
const atLeast = (padding: string) => `max(${padding}, calc((100% - ${width.text}) / 2))`;

export const pane = style({
  ...card,
  containerType: 'inline-size',
  // Not `hidden`, which would keep the row with the place from sticking.
  overflow: 'clip',
  '@media': {
    [media.medium]: { paddingBlock: vars.space[5], paddingInline: atLeast(vars.space[5]) },
    [media.wide]: {
      paddingBlock: `1.25rem ${vars.space[6]}`,
      paddingInline: atLeast(vars.space[6]),
    },
    print: {
      containerType: 'normal',
      overflow: 'visible',
      padding: 0,
      border: 0,
      backgroundColor: 'transparent',
      // Otherwise, browsers drop the backgrounds of badges and code.
      printColorAdjust: 'exact',
      WebkitPrintColorAdjust: 'exact',
    },
  },
});

/** For controls and their outcomes. */
const notOnPaper = { '@media': { print: { display: 'none' } } };

/** Applies on phones, unless large text or an on-screen keyboard leaves no room for a sticky row. */
const onPhone = (rule: StyleRule): StyleRule => ({
  '@media': {
    [`screen and ${media.narrow} and (min-height: 30rem)`]: {
      '@container': { '(inline-size >= 14rem)': rule },
    },
  },
});

/** The row with the mission's place in its milestone, which stays in view on a phone. */
export const place = style([
  {
    display: 'flex',
    // Less margin, because the button has its own padding.
    marginBlock: `-0.625rem ${vars.space[1]}`,
    ...notOnPaper,
  },
  onPhone({
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: 1,
    marginBlock: `calc(-1 * ${vars.space[4]}) ${vars.space[4]}`,
    marginInline: `calc(-1 * ${vars.space[4]})`,
    // Room for the button's focus ring.
    paddingBlockStart: '0.3125rem',
    paddingInline: vars.space[4],
    borderBlockEnd: `1px solid ${vars.color.hairline}`,
    backgroundColor: vars.color.surface,
    // Cancels the page's scroll padding: nothing covers this row, so focusing its button should not scroll.
    vars: { [coveredAbove]: `calc(-1 * ${vars.space[4]})` },
  }),
]);

// On one line. A long name is shortened, the number is not.
export const placeLine = style(onPhone({ display: 'flex', minInlineSize: 0, whiteSpace: 'pre' }));

export const placeName = style(onPhone({ overflow: 'hidden', textOverflow: 'ellipsis' }));

/** Scrolls below that row. */
export const content = style(onPhone({ vars: { [coveredAbove]: '3rem' } }));

/** Shows the title below the badges, although screen readers read it first. */
export const head = style({ display: 'flex', flexDirection: 'column-reverse' });

export const badges = style({
  ...row,
  alignItems: 'center',
  gap: vars.space[2],
  marginBlockEnd: vars.space[3],
});

export const title = style({
  // Makes the browser scroll the title into view together with the first lines of the text.
  scrollMarginBlockEnd: '8rem',
  fontSize: vars.fontSize.title,
  letterSpacing: '-0.01em',
});

export const notTranslated = style({ ...secondaryText, marginBlockStart: vars.space[3] });

export const description = style({ marginBlock: `${vars.space[4]} ${vars.space[6]}` });

export const afterText = style({
  ...secondaryText,
  display: 'grid',
  gap: vars.space[2],
  marginBlock: `calc(-1 * ${vars.space[3]}) ${vars.space[6]}`,
  selectors: { '&:empty': { display: 'none' } },
  ...notOnPaper,
});

export const details = style(secondaryText);

export const completion = style({
  display: 'grid',
  scrollMarginBlock: vars.space[5],
  borderRadius: vars.radius.medium,
  ...notOnPaper,
  selectors: {
    '&[data-status="completed"]': {
      // The margin offsets the padding and the border, so that the clicked button keeps its width.
      margin: `calc(-1 * ${vars.space[4]})`,
      padding: `calc(${vars.space[4]} - 1px)`,
      border: edgeInForcedColors,
      backgroundColor: vars.color.progressPaper,
    },
  },
});

export const offer = style({ marginBlockEnd: vars.space[3] });

export const marks = style({
  ...row,
  gap: vars.space[1],
  marginBlock: `${vars.space[4]} ${vars.space[2]}`,
});

const paint = keyframes({ from: { clipPath: 'inset(0 100% 0 0)' } });

export const mark = style({
  position: 'relative',
  overflow: 'hidden',
  inlineSize: '0.875rem',
  blockSize: '1.25rem',
  border: `2px solid ${vars.color.outline}`,
  borderRadius: vars.radius.small,
  selectors: {
    '&:not([data-paint="none"])': { borderColor: vars.color.progress },
    '&:not([data-paint="none"])::after': {
      content: '',
      position: 'absolute',
      inset: 0,
      backgroundColor: vars.color.progress,
      forcedColorAdjust: 'none',
    },
    '&[data-paint="fresh"]::after': { animation: `${paint} ${vars.duration.progressBar} ease-out` },
  },
});

const achievement = {
  display: 'block',
  fontWeight: vars.fontWeight.bold,
  lineHeight: vars.lineHeight.control,
} as const;

export const missionCompleted = style({ ...achievement, fontSize: vars.fontSize.lead });

export const milestoneCompleted = style({
  ...achievement,
  fontSize: vars.fontSize.title,
  textWrap: 'balance',
});

export const next = style({
  display: 'grid',
  justifyItems: 'start',
  rowGap: vars.space[3],
  selectors: {
    '&:not(:empty)': { marginBlockStart: vars.space[4] },
    // No ring, because a script focuses the group, which is not a control.
    '&:focus': { outline: 'none' },
  },
});
