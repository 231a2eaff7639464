import * as css from './Brand.css.ts';
import { productName } from './product.ts';

export interface BrandProps {
  size?: 'regular' | 'large';
}

export function Brand({ size = 'regular' }: BrandProps) {
  return (
    <span className={css.brand} data-size={size}>
      {productName}
    </span>
  );
}
