import type { StoryContext } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { allStates } from '#storybook/atlas/allStates.tsx';
import preview from '#storybook/preview.tsx';
import { longText, openMission, unbrokenText } from '../samples.ts';
import { Markdown } from './Markdown.tsx';

const meta = preview.meta({
  component: Markdown,
  args: { text: openMission.description, topLevel: 2 as const },
  argTypes: { text: { control: 'text' }, topLevel: { control: 'radio', options: [2, 3, 4] } },
  parameters: {
    guide: {
      purpose: 'Sets an author’s text like a page of a book.',
      anatomy: [
        ['Paragraph', 'Up to 36 rem wide, about 66 characters a line.'],
        ['Headings', 'Fitted into the page’s own, whatever levels the author used.'],
        [
          'Links',
          'Open in a new tab, and say so with an icon on the line of their last word. An address of mail or a phone number opens none.',
        ],
        ['Lists, tasks, quotes', 'Tasks are shown and cannot be ticked.'],
        [
          'Code and tables',
          'From left to right in every language, for code; as wide as they need, for both.',
        ],
      ],
      do: [
        'Set `topLevel` to one below the heading that the text stands under.',
        'Let wide tables and code be wide: they scroll by themselves.',
      ],
      dont: [
        'Rely on HTML or pictures. HTML is shown as text, a picture by its words.',
        'Style single words from outside. Everything in the text is set here.',
      ],
      keyboard: [
        ['Tab', 'Links, and each table or block of code that is wider than its room.'],
        ['←, →', 'Scroll the table or the code that has the focus.'],
        ['Enter', 'Follow the link.'],
      ],
      screenReader: [
        'The name of a link ends in “(opens in a new tab)”; its icon is silent.',
        'What scrolls is a group named “Table” or “Code”.',
        'The box of a task says “Done” or “Not done”.',
        'The highest heading of the text gets `topLevel`, and no level is skipped below it.',
      ],
    },
  },
});

const lines = (...texts: string[]) => texts.join('\n');

export const Mission = meta.story({
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('blockquote')).toHaveTextContent('private half');
  },
});

export const Paragraphs = meta.story({
  args: { text: lines('One **bold** and *slanted* word,', 'on one line.', '', 'Another one.') },
});

export const Headings = meta.story({
  args: { text: lines('# First', '### Skipping', '##### Deeper', '# Second'), topLevel: 3 },
  // What the text hangs under.
  decorators: [
    (Story) => (
      <>
        <h2>Mission</h2>
        <Story />
      </>
    ),
  ],
});

export const Lists = meta.story({
  args: {
    text: lines(
      '- one',
      '- two',
      '  - nested',
      '',
      '3. three',
      '4. four',
      '',
      '- [x] done',
      '- [ ] open',
    ),
  },
  play: async ({ canvas }) => {
    for (const name of ['Done', 'Not done']) {
      await expect(canvas.getByRole('checkbox', { name })).toBeDisabled();
    }
  },
});

export const Links = meta.story({
  args: {
    text: 'Read [the handbook](https://handbook.waymark.test/start) or www.waymark.test, then write to <help@waymark.test> or [call](tel:+493012345).',
  },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: /^the handbook/ });
    await expect(canvas.getAllByRole('link')).toHaveLength(4);
    for (const each of canvas.getAllByRole('link')) {
      await expect(each).toHaveAttribute('target', '_blank');
      await expect(each).toHaveAttribute('rel', 'noopener noreferrer');
    }
    await expect(link).toHaveAccessibleName(/^the handbook\W*\(opens in a new tab\)$/);
    await expect(link.querySelector('svg')).toBeVisible();
    for (const opensNoTab of ['help@waymark.test', 'call']) {
      const mailOrCall = canvas.getByRole('link', { name: opensNoTab });
      await expect(mailOrCall.querySelector('svg')).toBeNull();
    }
    await expect(getComputedStyle(link).textDecorationLine).toBe('underline');
  },
});

export const InlineCode = meta.story({ args: { text: 'Type `git status` now.' } });

export const CodeBlock = meta.story({
  args: { text: lines('```sh', 'git clone handbook', '  cd handbook', '```') },
});

export const Table = meta.story({
  args: {
    text: lines(
      '| Day | Place | Time |',
      '| --- | ----- | ---: |',
      '| Monday | Main cafeteria | 12:30 PM |',
      '| Tuesday | Garden | 9:00 AM |',
    ),
  },
});

const hugeTable = lines(
  `| ${Array.from({ length: 20 }, (_, at) => `Column ${at}`).join(' | ')} |`,
  `|${' --- |'.repeat(20)}`,
  `|${` ${unbrokenText} |`.repeat(20)}`,
);

const scrollsByItself =
  (name: 'Table' | 'Code') =>
  async ({ canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>) => {
    const box = await canvas.findByRole('group', { name });
    await expect(box.scrollWidth).toBeGreaterThan(box.clientWidth);
    await expect(box.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
    await userEvent.tab();
    await expect(box).toHaveFocus();
    box.scrollLeft = 50;
    await expect(box.scrollLeft).toBe(50);
  };

export const HugeTable = meta.story({ args: { text: hugeTable }, play: scrollsByItself('Table') });

export const LongCode = meta.story({
  args: { text: lines('```', `echo ${'onboarding '.repeat(60)}`, '```') },
  play: scrollsByItself('Code'),
});

export const UnbrokenTexts = meta.story({
  args: {
    text: lines(
      `# ${unbrokenText}`,
      longText,
      `- ${unbrokenText}`,
      '',
      `> ${unbrokenText}`,
      '',
      `See https://waymark.test/${unbrokenText} or \`${unbrokenText}\`.`,
    ),
  },
});

declare global {
  interface Window {
    markdownWasRun?: boolean;
  }
}

const hostile = lines(
  '<script>window.markdownWasRun = true</script>',
  '<img src="x" onerror="window.markdownWasRun = true">',
  '<iframe srcdoc="<script>parent.markdownWasRun = true</script>"></iframe>',
  '',
  'Inline <b onclick="window.markdownWasRun = true">html</b> too.',
  '',
  '[press](javascript:window.markdownWasRun=true)',
  '[press](JaVaScRiPt:window.markdownWasRun=true)',
  '[press](data:text/html,<script>parent.markdownWasRun=true</script>)',
  '[press](vbscript:markdownWasRun)',
  '<javascript:window.markdownWasRun=true>',
  '',
  '![](javascript:window.markdownWasRun=true)',
);

export const HostileText = meta.story({
  args: { text: hostile },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvasElement.querySelector('script, iframe, b, object, style')).toBeNull();
    const elements = [...canvasElement.querySelectorAll('*')];
    const attributes = elements.flatMap((element) => [...element.attributes]);
    await expect(attributes.filter(({ name }) => name.startsWith('on'))).toEqual([]);
    const addresses = attributes.filter(({ name }) => ['href', 'src', 'srcdoc'].includes(name));
    await expect(addresses.filter(({ value }) => /script:|data:/i.test(value))).toEqual([]);
    await expect(canvas.queryAllByRole('link')).toEqual([]);
    for (const target of canvas.getAllByText(/press|html/)) await userEvent.click(target);
    await expect(window.markdownWasRun).toBeUndefined();
    await expect(canvasElement).toHaveTextContent('Inline <b onclick="window.markdownWasRun');
  },
});

export const AllStates = meta.story(
  allStates(meta, {
    Mission,
    Paragraphs,
    Headings,
    Lists,
    Links,
    InlineCode,
    CodeBlock,
    Table,
    HugeTable,
    LongCode,
    UnbrokenTexts,
    HostileText,
  }),
);

export const WhatFitsIsNoStop = meta.story({
  tags: ['behavior'],
  args: { text: lines('```', 'short', '```', '', '[A link](https://example.com)') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
  },
});

export const LineIsEasyToRead = meta.story({
  tags: ['behavior'],
  args: { text: `${longText}. ${longText}. ${longText}.` },
  globals: { viewport: { value: 'large' } },
  play: async ({ canvas }) => {
    const paragraph = canvas.getByRole('paragraph');
    const { height, width } = paragraph.getBoundingClientRect();
    const linesOfText = height / Number.parseFloat(getComputedStyle(paragraph).lineHeight);
    const characters = (paragraph.textContent?.length ?? 0) / linesOfText;
    await expect(characters).toBeGreaterThan(50);
    await expect(characters).toBeLessThan(80);
    await expect(width).toBeLessThan(window.innerWidth / 2);
  },
});
