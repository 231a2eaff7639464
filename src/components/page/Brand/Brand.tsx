import { productName } from '../../theme/brand.ts';
import * as css from './Brand.css.ts';

export interface BrandProps {
  /** `large` where the page begins with it, and nothing else is in its line. */
  size?: 'regular' | 'large';
}

/**
 * The product’s name after its sign, the double blaze that tells a walker a new stretch begins. Once on a page, at its
 * top. It is no heading and no link: a screen reader says the name alone.
 */
export function Brand({ size = 'regular' }: BrandProps) {
  return (
    <span className={css.brand} data-size={size}>
      {productName}
    </span>
  );
}
