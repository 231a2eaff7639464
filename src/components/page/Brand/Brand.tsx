import { productName } from '../../theme/brand.ts';
import * as css from './Brand.css.ts';

export interface BrandProps {
  size?: 'regular' | 'large';
}

/** The product’s name after its sign, the double blaze that tells a walker a new stretch begins. */
export function Brand({ size = 'regular' }: BrandProps) {
  return (
    <span className={css.brand} data-size={size}>
      {productName}
    </span>
  );
}
