// Storybook builds its manager without JSX's runtime.
import { createElement, Fragment, useState } from 'react';
import { Button } from 'storybook/internal/components';

/** Where the workbench is published; else its own address. */
const workbench = () => process.env['STORYBOOK_PUBLISHED_URL'] || window.location.href;

/** Copies the address of the state with its conditions. Storybook has both in the query of its own address. */
export function CopyLink() {
  const [answer, setAnswer] = useState('');

  async function copy() {
    setAnswer('');
    try {
      await navigator.clipboard.writeText(new URL(window.location.search, workbench()).href);
      setAnswer('Link copied');
    } catch {
      setAnswer('Clipboard refused');
    }
  }

  const events = { onClick: () => void copy(), onBlur: () => setAnswer('') };
  return createElement(
    Fragment,
    null,
    createElement(
      Button,
      { ariaLabel: false, padding: 'small', variant: 'ghost', ...events },
      answer || 'Copy link',
    ),
    createElement('span', { role: 'status', style: unseen }, answer),
  );
}

/** The button shows the answer as well. */
const unseen = { position: 'absolute', clipPath: 'inset(50%)' } as const;
