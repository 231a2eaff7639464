import { expect, fn, within } from 'storybook/test';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { MissionDetail } from '#components/MissionDetail/MissionDetail.tsx';
import { Panel } from '#components/Panel/Panel.tsx';
import { Columns, PortalPage } from '#components/PortalPage/PortalPage.tsx';
import preview from '#storybook/preview.tsx';
import * as css from './Content.css.ts';
import { checkMission } from './checkMission.ts';
import type { Problem } from './fields.ts';

interface DraftProps {
  /** A whole mission file, or only the text of one. Paste it here. */
  text: string;
}

const frontMatter = [
  '---',
  'title: The title of your mission',
  'tag: HR',
  'tagColor: purple',
  '---',
];

/** A text without front matter gets one, for it to be seen; lines count from the text's own first. */
function check(text: string) {
  if (/^\uFEFF?---\s/.test(text)) return checkMission(text);
  const { content, problems } = checkMission([...frontMatter, text].join('\n'));
  return {
    content,
    problems: problems.map(({ line, message }) => ({
      line: Math.max(line - frontMatter.length, 1),
      message,
    })),
  };
}

/** The draft as an employee will see it, with what would stop the build beside it. */
function Draft({ text }: DraftProps) {
  const { content, problems } = check(text);
  return (
    <PortalPage header={null} footer={null}>
      <h1 className={css.title}>Your mission</h1>
      <Columns
        list={<Problems problems={problems} />}
        detail={
          content ? (
            <MissionDetail mission={{ ...content, status: 'open' }} onComplete={fn()} />
          ) : (
            <EmptyState title="Nothing to show yet">
              Mend the lines between the dashes first: they say what the mission is called.
            </EmptyState>
          )
        }
      />
    </PortalPage>
  );
}

function Problems({ problems }: { problems: readonly Problem[] }) {
  return (
    <Panel
      title="What the checker says"
      hint={problems.length === 0 ? 'Nothing to mend.' : 'Each of these stops the build.'}
    >
      <ul role="list" className={css.problems}>
        {problems.map(({ line, message }) => (
          <li key={`${line} ${message}`}>
            <strong>Line {line}</strong>
            <p>{message}</p>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

const meta = preview.meta({
  title: 'Content/Your text',
  component: Draft,
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
  argTypes: { text: { control: 'text' } },
  args: {
    text: `---
title: Find your way around the kitchen
tag: Tour
tagColor: green
---

It takes **ten minutes**, and you will know where the good coffee is.

## What to do

1. Look for the list of house rules on the fridge.
2. Put your name on a shelf.

> Mugs without a name belong to everybody.
`,
  },
});

const problemsIn = (canvasElement: HTMLElement) =>
  within(within(canvasElement).getByRole('region', { name: 'What the checker says' }))
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent);

export const MissionFile = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(
      canvas.getByRole('heading', { name: 'Find your way around the kitchen' }),
    ).toBeVisible();
    await expect(canvas.getByText('Tour')).toBeVisible();
    await expect(canvas.getByText('Nothing to mend.')).toBeVisible();
    await expect(problemsIn(canvasElement)).toEqual([]);
  },
});

export const TextAlone = meta.story({
  args: { text: 'Say hello to **everyone** on your floor.' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { name: 'The title of your mission' })).toBeVisible();
    await expect(canvas.getByText('everyone').localName).toBe('strong');
    await expect(problemsIn(canvasElement)).toEqual([]);
  },
});

export const WithMistakes = meta.story({
  args: {
    text: `#### Where to begin

Read [the handbook](handbook.html), then <b>sign</b> it.

![A map of the office](map.png)
`,
  },
  play: async ({ canvasElement }) => {
    await expect(problemsIn(canvasElement)).toEqual([
      'Line 1The heading jumps from level 1 to level 4. Begin it with ##.',
      'Line 3The address "handbook.html" is not complete. Begin it with https://, http://, mailto:, or tel:.',
      expect.stringMatching(/^Line 3HTML is not allowed/),
      'Line 5Pictures are not possible here. Link to the picture instead.',
    ]);
  },
});

export const WithoutATitle = meta.story({
  args: { text: '---\ntag: HR\ntagColor: pink\n---\n\nSay hello.\n' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { name: 'Nothing to show yet' })).toBeVisible();
    await expect(problemsIn(canvasElement)).toEqual([
      'Line 1The title is missing.',
      expect.stringMatching(/^Line 3The tag color "pink" is not one of /),
    ]);
  },
});
