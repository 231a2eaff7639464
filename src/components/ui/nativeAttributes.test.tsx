import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { signInWords } from '../words/en/signIn.ts';
import { Badge } from './Badge/Badge.tsx';
import { Button } from './Button/Button.tsx';
import { PasswordField } from './PasswordField/PasswordField.tsx';
import { Select } from './Select/Select.tsx';
import { TextField } from './TextField/TextField.tsx';
import { TextLink } from './TextLink/TextLink.tsx';

afterEach(cleanup);

const native = { 'aria-keyshortcuts': 'Alt+A', 'data-part': 'x', title: 'Why' };
const inForm = { ...native, form: 'other' };
const words = { children: 'Go' };
const ref = vi.fn();
const { form: labels } = signInWords;

it.each([
  ['span', native, () => <Badge {...native} {...words} ref={ref} />],
  ['a', native, () => <TextLink {...native} {...words} ref={ref} href="/a" newTabLabel="" />],
  ['button', inForm, () => <Button {...inForm} {...words} ref={ref} />],
  ['input', inForm, () => <TextField {...inForm} ref={ref} label="Email" name="email" />],
  ['input', inForm, () => <PasswordField {...inForm} ref={ref} label="P" labels={labels} />],
  ['select', inForm, () => <Select {...inForm} ref={ref} label="Delay" options={{}} />],
])('a leaf has the attributes of its %s, and gives it to the ref', (tag, given, drawn) => {
  const { container } = render(drawn());
  const element = container.querySelector(tag);
  expect(ref).toHaveBeenLastCalledWith(element);
  for (const [name, value] of Object.entries(given)) {
    expect(element?.getAttribute(name), name).toBe(value);
  }
});
