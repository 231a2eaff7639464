import { useArgs } from 'storybook/preview-api';
import { expect, fn, mocked, waitFor } from 'storybook/test';
import { claimTextsOf } from '#app/demo/claimTexts.ts';
import { type Fault, faults } from '#mocks/identity-toolkit/index.ts';
import preview from '#storybook/preview.tsx';
import { ErrorLabTable } from './ErrorLabTable.tsx';
import { Lab, type LabProps } from './Lab.tsx';

const choiceOf = (rows: readonly Fault[]) => ({
  name: 'Answer',
  options: rows.map(({ id }) => id),
  control: {
    type: 'select' as const,
    labels: Object.fromEntries(
      rows.map(({ id, group, outcome }) => [id, `${group}: ${id}, ${outcome}`]),
    ),
  },
});

const noClaims = claimTextsOf();
const hidden = { table: { disable: true } };

const meta = preview.meta({
  title: 'Error lab',
  component: Lab,
  parameters: { layout: 'fullscreen', controls: { sort: 'none' } },
  tags: ['!autodocs'],
  args: {
    fault: 'USER_DISABLED',
    delay: 0,
    onAttempt: fn<LabProps['onAttempt']>(),
    onClaims: () => {},
    ...noClaims,
  },
  argTypes: {
    fault: choiceOf(faults),
    delay: { name: 'Delay in milliseconds', control: { type: 'number', min: 0, step: 500 } },
    isAtStart: hidden,
    onAttempt: hidden,
    onClaims: hidden,
    // The bar has fields for them.
    ...Object.fromEntries(Object.keys(noClaims).map((name) => [name, hidden])),
  },
  render: function Render(args) {
    const [, updateArgs] = useArgs<LabProps>();
    return <Lab {...args} onClaims={updateArgs} />;
  },
});

/** The calls that the latest attempt made. */
const callsOf = ({ onAttempt }: Pick<LabProps, 'onAttempt'>) =>
  mocked(onAttempt).mock.lastCall?.[0].calls ?? [];

/** Links open this story with every row of the table, so it has no `play` function. */
export const AnyAnswer = meta.story({ tags: ['!test'] });

export const TriedAgain = meta.story({
  tags: ['behavior'],
  parameters: { controls: { disable: true } },
  play: async ({ canvas, userEvent, args }) => {
    const box = await canvas.findByRole('alert');
    await expect(box).toHaveTextContent('This account has been disabled.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(box).not.toBeInTheDocument());
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This account');
    await expect(callsOf(args)).toHaveLength(1);
  },
});

export const AnyAnswerAtStart = meta.story({
  tags: ['!test'],
  args: { isAtStart: true },
  argTypes: { fault: choiceOf(faults.filter(({ calls }) => calls.includes('lookup'))) },
});

export const DisabledAtStart = AnyAnswerAtStart.extend({
  tags: ['test', 'behavior'],
  parameters: { controls: { disable: true } },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole('button', { name: /^Start My/ })).toBeEnabled();
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(callsOf(args).at(-1)).toMatchObject({ call: 'lookup', status: 400 });
  },
});

export const PlanThatDoesNotExistAtStart = DisabledAtStart.extend({
  tags: ['test', 'behavior'],
  args: { fault: 'JSON_503', plan: 'no-such-plan', onClaims: fn() },
  render: (args) => <Lab {...args} />,
  play: async ({ canvas, userEvent, args }) => {
    await canvas.findByText('No milestones available');
    await expect(callsOf(args).at(-1)).toMatchObject({ call: 'lookup', status: 503 });
    await userEvent.click(canvas.getByText('Whose plan opens'));
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Plan' }), 'intern');
    await userEvent.click(canvas.getByRole('button', { name: 'Show it' }));
    await expect(args.onClaims).toHaveBeenCalledWith({ ...noClaims, plan: 'intern' });
  },
});

export const AllSentences = meta.story({
  tags: ['page'],
  render: () => <ErrorLabTable />,
  play: async ({ canvasElement, id }) => {
    const links = [...canvasElement.querySelectorAll<HTMLAnchorElement>('table a')];
    await expect(links).toHaveLength(faults.length);
    const lab = `./?path=/story/${id.split('--')[0]}--any-answer&args=fault:`;
    const leadElsewhere = links.filter(
      (link) => link.getAttribute('href') !== `${lab}${link.textContent}`,
    );
    await expect(leadElsewhere).toEqual([]);
  },
});
