import { useState } from 'react';
import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { PageTitle, type PageTitleProps } from './PageTitle.tsx';

const meta = preview.meta({
  component: PageTitle,
  args: { title: 'Sign in' },
  beforeEach: () => {
    const before = document.title;
    return () => {
      document.title = before;
    };
  },
});

export const NamesTheTab = meta.story({
  play: async ({ canvasElement }) => {
    await expect(document.title).toBe('Sign in – Waymark');
    await expect(canvasElement).toHaveTextContent(/^$/);
  },
});

export const Failure = meta.story({
  args: { title: 'Error: Sign in' },
  play: async () => {
    await expect(document.title).toMatch(/^Error: /);
  },
});

function Renaming({ title }: PageTitleProps) {
  const [current, setCurrent] = useState('Before');
  return (
    <>
      <PageTitle title={current} />
      <button type="button" onClick={() => setCurrent(title)}>
        Rename
      </button>
    </>
  );
}

export const ChangesWithTheScreen = meta.story({
  render: (args) => <Renaming {...args} />,
  play: async ({ canvas, userEvent }) => {
    await expect(document.title).toBe('Before – Waymark');
    await userEvent.click(canvas.getByRole('button'));
    await expect(document.title).toBe('Sign in – Waymark');
  },
});
