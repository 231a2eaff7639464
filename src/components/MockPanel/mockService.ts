/** What the panel shows of the mocked service, and the calls by the names that the service gives them. */

export interface MockAccount {
  id: string;
  name: string;
  email: string;
  password: string;
  state: 'active' | 'disabled';
}

export interface MockFault {
  id: string;
  group: string;
  /** One plain sentence: when the real service answers so. */
  cause: string;
}

export type MockCallName =
  | 'signInWithPassword'
  | 'lookup'
  | 'token'
  | 'passwordPolicy'
  | 'recaptchaConfig'
  | 'delete';

export interface MockCall {
  id: number;
  /** As it is shown. */
  time: string;
  name: MockCallName | 'unknown';
  /** 0 where nothing was answered. */
  status: number;
  /** The server's words where it said no. */
  message?: string;
}

export interface ArmedAnswer {
  faultId: string;
  /** Without it, whichever call comes first. */
  call?: MockCallName;
}

/** In milliseconds. */
export type MockDelay = number | 'infinite';

export const callNames: Record<MockCallName | 'unknown', string> = {
  signInWithPassword: 'Sign-in',
  lookup: 'Look-up',
  token: 'Token',
  passwordPolicy: 'Password policy',
  recaptchaConfig: 'Captcha settings',
  delete: 'Account deletion',
  unknown: 'Unknown call',
};
