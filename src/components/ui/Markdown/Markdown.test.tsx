import { cleanup, fireEvent, render } from '@testing-library/react';
import ReactMarkdown from 'react-markdown';
import { afterEach, expect, it, vi } from 'vitest';
import { markdownLabels as labels } from '../samples.ts';
import { Markdown } from './Markdown.tsx';

vi.mock(import('react-markdown'), async (importOriginal) => {
  const library = await importOriginal();
  return { ...library, default: vi.fn(library.default) };
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** Replaces each text node, as browsers do when they translate a page. */
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

// tests/rules/translatedPage.test.ts checks the code of the rest of the portal. Here, a library creates the elements.
it('shows another text where the browser has translated the one before', () => {
  const { container, rerender } = render(
    <Markdown text="One *two* three" topLevel={2} labels={labels} />,
  );
  translate(container);
  rerender(<Markdown text="One *four*" topLevel={2} labels={labels} />);
  expect(container.textContent).toBe('One four');
});

it('does not read a text again when a step is checked, even if the browser has translated it', () => {
  const onCheck = vi.fn();
  const props = {
    labels,
    text: '- [ ] One\n- [ ] Two',
    topLevel: 2,
    steps: ['a', 'b'],
    onCheck,
  } as const;
  const { container, rerender } = render(<Markdown {...props} />);
  const box = container.querySelectorAll('input')[1];
  translate(container);
  fireEvent.click(box as HTMLInputElement);
  expect(onCheck.mock.calls).toEqual([['b', true]]);
  vi.mocked(ReactMarkdown).mockClear();
  rerender(<Markdown {...props} checkedSteps={['b']} />);
  expect(box?.checked).toBe(true);
  expect(ReactMarkdown).not.toHaveBeenCalled();
});

it('strikes through what is between two tildes, and shows one tilde as it is', () => {
  const { container } = render(
    <Markdown text="Open 9~17, lunch is 12~13, ~~14~~" topLevel={2} labels={labels} />,
  );
  expect(container.textContent).toBe('Open 9~17, lunch is 12~13, 14');
  expect(container.querySelector('del')?.textContent).toBe('14');
});

it.each([
  { presses: 1, selects: false, checks: 1 },
  { presses: 2, selects: false, checks: 1 },
  { presses: 1, selects: true, checks: 0 },
  { presses: 2, selects: true, checks: 0 },
  { presses: 3, selects: true, checks: 0 },
])(
  'a press on the words of a step checks it, unless words are selected: %o',
  ({ presses, selects, checks }) => {
    vi.useFakeTimers();
    const onCheck = vi.fn();
    const { getByText } = render(
      <Markdown text="- [ ] One" topLevel={2} labels={labels} steps={['a']} onCheck={onCheck} />,
    );
    const words = getByText('One');
    document.getSelection()?.removeAllRanges();
    for (let detail = 1; detail <= presses; detail++) {
      // The first click of several selects nothing.
      if (selects && detail === presses) document.getSelection()?.selectAllChildren(document.body);
      fireEvent.click(words, { detail });
      vi.advanceTimersByTime(100);
    }
    vi.advanceTimersByTime(1000);
    expect(onCheck).toHaveBeenCalledTimes(checks);
  },
);
