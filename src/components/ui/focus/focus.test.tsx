import { cleanup, fireEvent, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it } from 'vitest';
import { MessageBox } from '../MessageBox/MessageBox.tsx';
import { SkipLink } from '../SkipLink/SkipLink.tsx';
import { takeFocus } from './takeFocus.ts';

afterEach(cleanup);

function skipTo(target: ReactNode) {
  const page = render(
    <>
      <SkipLink to="target">Skip</SkipLink>
      {target}
    </>,
  );
  fireEvent.click(page.getByRole('link'));
  return page;
}

// A click on text focuses the closest element with a `tabindex`, and Tab then continues from the start of that element.
it.each([
  ['the target of a skip link', 'main', () => skipTo(<main id="target" />)],
  ['a message', 'alert', () => render(<MessageBox ref={takeFocus} title="Title" message="Text" />)],
])('%s has a tabindex only while it has the focus', (_, role, show) => {
  const target = show().getByRole(role);
  expect(document.activeElement).toBe(target);
  target.blur();
  expect(target.hasAttribute('tabindex')).toBe(false);
});

it('a button that a skip link leads to stays a stop, with its ring', () => {
  const button = skipTo(<button id="target">Target</button>).getByRole('button');
  expect(document.activeElement).toBe(button);
  expect(button.hasAttribute('tabindex')).toBe(false);
});
