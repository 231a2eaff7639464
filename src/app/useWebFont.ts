import { useEffect } from 'react';

/** For a screen on which somebody can act: from then on the page may fetch its font (firstScreen.css.ts). */
export function useWebFont() {
  useEffect(() => {
    document.documentElement.dataset['font'] = 'web';
  }, []);
}
