import * as css from './Brand.css.ts';
import { productName } from './product.ts';

export interface BrandProps {
  size?: 'regular' | 'large';
}

export function Brand({ size = 'regular' }: BrandProps) {
  return (
    <span className={css.brand} data-size={size}>
      <svg className={css.blaze} viewBox="0 0 16 16" aria-hidden="true">
        <rect x="8.5" y="1" width="5" height="8" rx="1.25" fill="currentColor" />
        <rect x="2.5" y="7" width="5" height="8" rx="1.25" fill="currentColor" />
      </svg>
      {productName}
    </span>
  );
}
