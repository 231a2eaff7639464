import { productName } from '../../theme/brand.ts';
import * as css from './Brand.css.ts';

export interface BrandProps {
  /** `large` if the brand opens the page and has the line to itself. */
  size?: 'regular' | 'large';
}

/**
 * The product’s name after its symbol, the double blaze that tells hikers that a new stretch begins. Use it once, at
 * the top of the page. It is neither a heading nor a link, so screen readers only say the name.
 */
export function Brand({ size = 'regular' }: BrandProps) {
  return (
    <span className={css.brand} data-size={size}>
      {productName}
    </span>
  );
}
