import { expect, it } from 'vitest';
import { incompleteLink, otherLink, readPasswordResetLink } from './readPasswordResetLink.ts';

const code = 'hDKGmLcmwJgNWNZTOV0sQe5N3GsVsCganHdSt79G5j4AAAGNE1WdFA';
const key = 'apiKey=AIzaSyAThTZvE3UaSio6WOSoYYegWjgXoTPSaaE';
const link = `mode=resetPassword&oobCode=${code}&${key}&continueUrl=https%3A%2F%2Fportal.example%2Flogin&lang=en`;

it.each([
  ['as Firebase writes it', link],
  ['in the other order that people quote', `${key}&mode=resetPassword&oobCode=${code}&lang=en`],
  [
    'with its names in lowercase',
    link.replace('resetPassword', 'resetpassword').replace('oobCode', 'oobcode'),
  ],
  ['with the text behind it', `mode=resetPassword&oobCode=${code}> Best, Ida`],
  ['with a parameter of another name', `dark-mode=on&${link}`],
  ['without its task', `oobCode=${code}&${key}`],
])('finds the code of a link %s', (_name, query) => {
  expect(readPasswordResetLink(query)).toBe(code);
});

it.each([
  ['mode=resetPassword'],
  ['mode=resetPassword&oobCode='],
  [`mode=resetPassword&oob`],
  ['resetPassword'],
])('a part of %s is missing', (query) => {
  expect(readPasswordResetLink(query)).toBe(incompleteLink);
});

it.each(['verifyEmail', 'somethingNew'])('%s is for something else', (mode) => {
  expect(readPasswordResetLink(`mode=${mode}&oobCode=${code}&${key}`)).toBe(otherLink);
  expect(readPasswordResetLink(`mode=${mode}`)).toBe(otherLink);
});
