import { vars } from './contract.css.ts';

/** A rule for each step of the space scale: the attribute of the element names the step. */
export const spaced = (attribute: string, property: 'gap' | 'rowGap') =>
  Object.fromEntries(
    Object.entries(vars.space).map(([step, length]) => [
      `&[${attribute}="${step}"]`,
      { [property]: length },
    ]),
  );
