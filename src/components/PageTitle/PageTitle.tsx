import { useLayoutEffect } from 'react';
import { productName } from '../Brand/product.ts';

export interface PageTitleProps {
  title: string;
}

/** Names the browser's tab after the screen, before any focus moves there. */
export function PageTitle({ title }: PageTitleProps) {
  useLayoutEffect(() => {
    document.title = `${title} – ${productName}`;
  }, [title]);
  return null;
}
