import type { Guide } from '#storybook/docs/guide.ts';

export const guide: Guide = {
  purpose: 'A password that can be read while it is typed.',
  do: ['Call `hide` when the form is sent: no bystander or password manager meets it as text.'],
  dont: ['Ask for the password twice.', 'Forbid pasting, or filling by a password manager.'],
  keyboard: [
    ['Tab', 'The field, then its button.'],
    [
      'Enter, Space',
      'On the button: show or hide the password. The form is not sent, and nothing counts as edited.',
    ],
  ],
  screenReader: [
    'The button is named “Show password”, then “Hide password”.',
    'Pressing it says “Your password is visible” or “Your password is hidden”. Hiding it from outside says nothing.',
    '“Caps Lock is on.” is said and seen while it is true and the field has the focus.',
  ],
};
