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
const ref = vi.fn();
const link = { href: '/a', newTabLabel: '' };

it.each([
  ['span', <Badge key="" {...native} ref={ref} children="New" />, native],
  ['a', <TextLink key="" {...native} {...link} ref={ref} children="A" />, native],
  ['button', <Button key="" {...inForm} ref={ref} children="Go" />, inForm],
  ['input', <TextField key="" {...inForm} ref={ref} label="Email" name="email" />, inForm],
  [
    'input',
    <PasswordField key="" {...inForm} ref={ref} label="P" labels={signInWords.form} />,
    inForm,
  ],
  ['select', <Select key="" {...inForm} ref={ref} label="Delay" options={{}} />, inForm],
])('a %s has the attributes of its element, and gives it to the ref', (tag, leaf, given) => {
  const { container } = render(leaf);
  const element = container.querySelector(tag);
  expect(ref).toHaveBeenLastCalledWith(element);
  for (const [name, value] of Object.entries(given)) {
    expect(element?.getAttribute(name), name).toBe(value);
  }
});
