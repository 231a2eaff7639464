import { LogOut } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { allStates } from '#storybook/atlas/allStates.tsx';
import { contentWidth, expectNothingCut } from '#storybook/checks.ts';
import preview from '#storybook/preview.tsx';
import { longText, unbrokenText } from '../fixtures.ts';
import { Button } from './Button.tsx';

const meta = preview.meta({
  component: Button,
  args: { children: 'Sign Out', onClick: fn() },
  argTypes: { children: { control: 'text' } },
});

export const Primary = meta.story({
  args: { kind: 'primary' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign Out' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
});

export const Quiet = meta.story({
  args: { kind: 'quiet' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign Out' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
});

export const PressedByKeyboard = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    const button = canvas.getByRole('button');
    await expect(button).toHaveFocus();
    await expect(getComputedStyle(button).outlineStyle).toBe('solid');
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledTimes(1);
    await userEvent.keyboard(' ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
});

export const WithIcon = meta.story({
  args: {
    kind: 'quiet',
    children: (
      <>
        <LogOut size={18} aria-hidden="true" />
        Sign Out
      </>
    ),
  },
  argTypes: { children: { control: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAccessibleName('Sign Out');
  },
});

export const FullWidth = meta.story({
  args: { width: 'full' },
  render: (args) => (
    <div style={{ inlineSize: '20rem', maxInlineSize: '100%' }}>
      <Button {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button');
    const room = contentWidth(button.parentElement ?? document.body);
    await expect(button.getBoundingClientRect().width).toBeCloseTo(room, 0);
  },
});

export const Disabled = meta.story({
  args: { disabled: true },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button');
    await expect(button).toBeDisabled();
    await userEvent.click(button);
    await userEvent.tab();
    await expect(button).not.toHaveFocus();
    await expect(args.onClick).not.toHaveBeenCalled();
  },
});

export const InAForm = meta.story({
  decorators: [
    (Story) => (
      <form action="/never" onSubmit={(event) => event.preventDefault()}>
        <Story />
      </form>
    ),
  ],
  play: async ({ canvas, canvasElement, userEvent }) => {
    const onSubmit = fn();
    canvasElement.querySelector('form')?.addEventListener('submit', onSubmit);
    await userEvent.click(canvas.getByRole('button'));
    await expect(onSubmit).not.toHaveBeenCalled();
  },
});

export const Submit = InAForm.extend({
  args: { type: 'submit' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const onSubmit = fn();
    canvasElement.querySelector('form')?.addEventListener('submit', onSubmit);
    await userEvent.click(canvas.getByRole('button'));
    await expect(onSubmit).toHaveBeenCalledOnce();
  },
});

export const ComfortableToTouch = meta.story({
  args: { children: 'OK' },
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByRole('button').getBoundingClientRect();
    await expect(height).toBeGreaterThanOrEqual(44);
    await expect(width).toBeGreaterThanOrEqual(44);
  },
});

export const LongLabel = meta.story({
  args: { children: longText },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvasElement }) => {
    await expectNothingCut(canvasElement);
  },
});

export const UnbrokenLabel = LongLabel.extend({ args: { children: unbrokenText } });

export const PrimaryInTheDark = Primary.extend({ globals: { theme: 'dark' } });

export const QuietInTheDark = Quiet.extend({ globals: { theme: 'dark' } });

export const DisabledInTheDark = Disabled.extend({ globals: { theme: 'dark' } });

export const AllStates = meta.story(
  allStates(
    meta,
    { Primary, Quiet, WithIcon, Disabled, LongLabel, UnbrokenLabel, FullWidth },
    'flow',
  ),
);
