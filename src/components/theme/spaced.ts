import { vars } from './contract.css.ts';

/** Creates a rule for each step of the spacing scale. The element's attribute names the step. */
export const spaced = (attribute: string, property: 'gap' | 'rowGap') =>
  Object.fromEntries(
    Object.entries(vars.space).map(([step, length]) => [
      `&[${attribute}="${step}"]`,
      { [property]: length },
    ]),
  );
