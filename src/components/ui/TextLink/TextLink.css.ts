import { style } from '@vanilla-extract/css';
import { media, vars } from '../../theme/contract.css.ts';

export const link = style({
  color: vars.color.accent,
  textUnderlineOffset: '0.2em',
  selectors: {
    // The padding of an inline link does not move other lines.
    '&[data-standalone]': { paddingBlock: '0.3rem' },
    '&:active': { color: vars.color.accentStrong },
  },
  '@media': {
    [media.hover]: {
      ':hover': { color: vars.color.accentStrong, textDecorationThickness: '2px' },
    },
    print: {
      selectors: {
        // Email and phone links usually show their address.
        '&[href^="http"]::after': { content: '" [" attr(href) "]"', overflowWrap: 'anywhere' },
      },
    },
  },
});

export const end = style({ whiteSpace: 'nowrap', '@media': { print: { display: 'none' } } });

export const icon = style({
  inlineSize: '0.8em',
  marginInlineStart: '0.2em',
  verticalAlign: '-0.05em',
});
