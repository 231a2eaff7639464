import { expect } from 'storybook/test';
import preview from '../preview.tsx';
import { allStates, stateIn } from './allStates.tsx';

const storageKey = 'waymark-all-states';

const meta = preview.meta({
  title: 'All states',
  component: ({ text }: { text: string }) => <p>{text}</p>,
  tags: ['!autodocs', 'behavior'],
  args: { text: 'from the meta' },
  beforeEach: ({ args }) => {
    sessionStorage.setItem(`${storageKey}/${args.text}`, 'from the beforeEach');
    return () => sessionStorage.removeItem(`${storageKey}/${args.text}`);
  },
});

const Decorated = meta.story({
  decorators: [
    (Story, { args }) => (
      <section aria-label={`Around what comes ${args.text}`}>
        <Story />
      </section>
    ),
  ],
});

const Loaded = meta.story({
  args: { text: 'from the story' },
  loaders: [({ args }) => ({ text: `${args.text} and its loader` })],
  render: (_args, { loaded }) => <p>{loaded['text']}</p>,
});

const Prepared = meta.story({
  args: { text: 'prepared' },
  render: ({ text }) => <p>{sessionStorage.getItem(`${storageKey}/${text}`)}</p>,
});

export const EachDrawnAsStorybookDrawsIt = meta.story({
  ...allStates(meta, { Prepared, Decorated, Loaded }),
  play: async ({ canvasElement }) => {
    const decorated = stateIn(canvasElement, 'Decorated');
    const around = decorated.getByRole('region', { name: 'Around what comes from the meta' });
    await expect(around).toHaveTextContent('from the meta');
    stateIn(canvasElement, 'Loaded').getByText('from the story and its loader');
    stateIn(canvasElement, 'Prepared').getByText('from the beforeEach');
  },
});
