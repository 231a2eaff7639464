import type { Guide } from '#storybook/docs/guide.ts';

export const guide: Guide = {
  purpose: 'Asks for an address and a password, and says in place what went wrong.',
  anatomy: [
    [
      'Error box',
      'Above the fields: the message, a line for the way on, rules for the password if there are any.',
    ],
    ['Email', 'The browser asks for something that looks like an address.'],
    ['Password', 'With its own Show and Hide.'],
    [
      'Button',
      '“Start My Onboarding Journey”, and “Signing In...” while the service is asked. Then it is disabled and the fields are read-only, so that the answer is about what stands there.',
    ],
  ],
  do: [
    'Take the failure away on `onEdit`: it no longer speaks of what is typed.',
    'Name the `field` where the message is about one. It is marked, and the message describes it.',
    'Pass the service’s demands on a password as `passwordRules`, one a line.',
  ],
  dont: [
    'Check anything here but what the browser’s own form does.',
    'Empty the fields after a failure. What was typed stays.',
    'Write your own messages. They are the specification’s, to the letter.',
  ],
  keyboard: [
    ['Tab', 'Email, password, Show, the button. From the error box, the next stop is Email.'],
    ['Enter', 'In a field: sign in. While the service is asked, nothing.'],
  ],
  screenReader: [
    'A failure is an alert named “Authentication Error”. It also takes the focus, since the pressed button was disabled and had lost it.',
    'A field that the message names is invalid, and is described by the message.',
    'A shown password is hidden as soon as the form is sent.',
  ],
};
