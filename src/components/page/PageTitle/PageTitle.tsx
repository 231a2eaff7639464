import { useLayoutEffect } from 'react';
import { productName } from '../../theme/brand.ts';

export interface PageTitleProps {
  /** The screen, and what is selected in it. The product's name is put behind it. */
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
