import { useLayoutEffect } from 'react';
import { productName } from '../../theme/brand.ts';

export interface PageTitleProps {
  title: string;
}

/**
 * Sets the title of the browser's tab. In a layout effect, because a screen reader reads the title before it follows
 * the focus.
 */
export function PageTitle({ title }: PageTitleProps) {
  useLayoutEffect(() => {
    document.title = `${title} – ${productName}`;
  }, [title]);
  return null;
}
