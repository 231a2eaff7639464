import { createIdentityToolkit } from '#mocks/identity-toolkit/index.ts';
import type { OpenTarget } from './contractCase.ts';

const clockStart = Date.parse('2026-03-02T08:30:00.250Z');

export const openMock: OpenTarget = ({ accounts, enumerationProtection }) => {
  const mock = createIdentityToolkit({
    accounts,
    settings: { emailEnumerationProtection: enumerationProtection },
    now: () => clockStart,
  });
  return {
    ...mock,
    origin: 'http://127.0.0.1:9099',
    nextSecond: () => mock.advance(1000),
    linksFor: async (email) => mock.mails.filter(({ to }) => to === email).map(({ link }) => link),
  };
};
