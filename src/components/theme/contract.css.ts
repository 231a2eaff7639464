import { createGlobalThemeContract } from '@vanilla-extract/css';
import {
  type ColorName,
  duration,
  fontSize,
  fontWeight,
  palette,
  radius,
  space,
} from './tokens.ts';

const namesOf = <Name extends string | number>(tokens: Record<Name, string>) =>
  Object.fromEntries(Object.keys(tokens).map((name) => [name, null])) as Record<Name, null>;

export const vars = createGlobalThemeContract(
  {
    color: namesOf<ColorName>(palette.light),
    space: namesOf(space),
    fontSize: namesOf(fontSize),
    fontWeight: namesOf(fontWeight),
    radius: namesOf(radius),
    duration: namesOf(duration),
    fontFamily: { text: null, code: null },
  },
  (_value, path) => `wm-${path.join('-')}`,
);
