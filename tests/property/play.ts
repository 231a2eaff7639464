import { addressOf } from '#mocks/identity-toolkit/faultAddress.ts';
import { faults } from '#mocks/identity-toolkit/faults.ts';
import type { IdentityCall } from '#mocks/identity-toolkit/wire.ts';
import { drive } from './drive.ts';
import { exchange } from './exchange.ts';
import { messageOf } from './messages.ts';
import { takesCalls } from './model.ts';
import {
  identityCalls,
  type Message,
  mangledRequestOf,
  plainWire,
  rawRequestOf,
  requestOf,
} from './requests.ts';
import type { Step } from './steps.ts';
import type { TokenPair } from './tokens.ts';
import { type CreateService, createTrial, type Trial } from './trial.ts';
import { refused, type Verdict, verdictOn } from './verdict.ts';

/** Plays the steps on a new service, and throws where it does not do what the model says. */
export async function play(
  steps: readonly Step[],
  create: CreateService,
  foreign: TokenPair,
): Promise<void> {
  const trial = createTrial(create, foreign);
  for (const [index, step] of steps.entries()) {
    try {
      await take(trial, step);
    } catch (error) {
      throw new Error(`Step ${index + 1} (${step.do}): ${String(error)}`, { cause: error });
    }
  }
}

async function take(trial: Trial, step: Step): Promise<void> {
  switch (step.do) {
    case 'ask': {
      const { request, mangling } = step;
      const message = messageOf(trial, request);
      if (mangling === undefined) {
        const verdict = () => verdictOn(trial.model, request, message);
        return exchange(trial, requestOf(message, step.wire), message.call, verdict);
      }
      const call = mangling === 'unknown path' ? undefined : message.call;
      const verdict: Verdict = mangling.startsWith('body ') ? { kind: 'unreadable' } : refused;
      return exchange(trial, await mangledRequestOf(message, mangling), call, () => verdict);
    }
    case 'raw': {
      const request = rawRequestOf(step);
      if (request === undefined) return undefined;
      return exchange(trial, request, callAt(request), () => ({ kind: 'harmless' }));
    }
    case 'meetScripted': {
      const fault = faults[step.fault % faults.length];
      if (fault === undefined) throw new Error('There are no faults.');
      const fields = { email: addressOf(fault), password: 'any' };
      const message: Message = { call: 'signInWithPassword', method: 'POST', fields };
      return exchange(trial, requestOf(message, plainWire), message.call, () => {
        const { settings } = trial.model;
        const isOpen = settings.project === 'active' && settings.passwordSignIn === 'on';
        return takesCalls(trial.model) && isOpen ? { kind: 'scripted', fault } : refused;
      });
    }
    default:
      return drive(trial, step);
  }
}

/** The call that a request is, as far as its address goes. */
function callAt({ url }: Request): IdentityCall | undefined {
  const { origin: host, pathname } = new URL(url);
  const address = `${host}${pathname}`;
  return identityCalls.find((call) => {
    const { url: known } = requestOf({ call, method: 'GET', fields: {} }, plainWire);
    const path = known.slice('https://'.length, known.indexOf('?'));
    return address === `https://${path}` || address === `http://127.0.0.1:9099/${path}`;
  });
}
