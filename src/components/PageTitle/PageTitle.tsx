import { useEffect } from 'react';
import { productName } from '../Brand/product.ts';

export interface PageTitleProps {
  title: string;
}

/** Names the browser's tab after the screen. */
export function PageTitle({ title }: PageTitleProps) {
  useEffect(() => {
    document.title = `${title} – ${productName}`;
  }, [title]);
  return null;
}
