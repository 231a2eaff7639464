import { useLayoutEffect } from 'react';
import { productName } from '../../theme/brand.ts';

export interface PageTitleProps {
  /** Names the screen and the item selected in it. The component appends the product's name. */
  title: string;
}

/**
 * Sets the title of the browser tab, in a layout effect, because screen readers read the title before they follow the
 * focus.
 */
export function PageTitle({ title }: PageTitleProps) {
  useLayoutEffect(() => {
    document.title = `${title} – ${productName}`;
  }, [title]);
  return null;
}
