// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Markdown } from './Markdown.tsx';

/** Replaces each text node, as a browser's translation does. */
function translate(root: Node) {
  for (const node of root.childNodes) {
    if (!(node instanceof Text)) translate(node);
    else {
      const font = document.createElement('font');
      font.append(node.data);
      node.replaceWith(font);
    }
  }
}

// The rest of the portal is checked in tests/unit/translatedPage.test.ts. Here, a library makes the elements.
it('shows another text where the browser has translated the one before', () => {
  const { container, rerender } = render(<Markdown text="One *two* three" topLevel={2} />);
  translate(container);
  rerender(<Markdown text="One *four*" topLevel={2} />);
  expect(container.textContent).toBe('One four');
});

it('strikes through what is between two tildes, and shows one tilde as it is', () => {
  const { container } = render(<Markdown text="Open 9~17, lunch is 12~13, ~~14~~" topLevel={2} />);
  expect(container.textContent).toBe('Open 9~17, lunch is 12~13, 14');
  expect(container.querySelector('del')?.textContent).toBe('14');
});
