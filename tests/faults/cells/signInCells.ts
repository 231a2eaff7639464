import { faultNamed, type IdentityCall } from '../../../src/mocks/identity-toolkit/index.ts';
import { type AccountFault, accountFaults } from '../support/accountFaults.ts';
import { conclude } from '../support/outcome.ts';
import { healTroubles, projectTroubles, type Trouble, troubles } from '../support/troubles.ts';
import { type Cell, deadlines, place, portal, refused, sentences } from './cell.ts';

type SignInCall = 'signInWithPassword' | 'lookup';

const before: Partial<Record<IdentityCall, IdentityCall>> = {
  lookup: 'signInWithPassword',
  passwordPolicy: 'signInWithPassword',
};

function meets(call: SignInCall, trouble: Trouble, sentence: string = sentences.any): Cell {
  return {
    name: `sign-in, ${call}: ${trouble.name}`,
    expected: refused(sentence),
    play: async (stage) => {
      await stage.open(place);
      await stage.settle(deadlines.start);
      await trouble.arm(stage, call, before[call]);
      await stage.submit();
      const seen = await stage.settle(deadlines.signIn);
      return conclude(stage, seen, { heal: () => healTroubles(stage) });
    },
  };
}

function isRefused(call: SignInCall, fault: AccountFault, sentence: string): Cell {
  return {
    name: `sign-in, ${call}: account ${fault.name}`,
    expected: refused(sentence),
    play: async (stage) => {
      const { server } = stage;
      await stage.open(place);
      await stage.settle(deadlines.start);
      fault.arm(server, call);
      await stage.submit();
      const seen = await stage.settle(deadlines.signIn);
      const heal = async () => {
        await server.heal();
        fault.heal?.(server.service);
      };
      return conclude(stage, seen, { heal, password: fault.password });
    },
  };
}

/** Slow is not broken: all but the whole of the time limit may pass. */
function isSlow(call: SignInCall): Cell {
  return {
    name: `sign-in, ${call}: answered after 29 s`,
    expected: portal,
    play: async (stage) => {
      await stage.open(place);
      await stage.settle(deadlines.start);
      const release = stage.server.hold(call);
      const isAnyRequest = () => true;
      stage.isHeld.add(isAnyRequest);
      await stage.submit();
      await stage.pass(29_000);
      stage.isHeld.delete(isAnyRequest);
      release();
      const seen = await stage.settle(2000);
      return conclude(stage, seen, { heal: () => stage.server.heal() });
    },
  };
}

function withPolicy(trouble: Trouble | undefined): Cell {
  return {
    name: `sign-in, policy: ${trouble?.name ?? 'answered'}`,
    expected: {
      ...refused(sentences.any),
      details: { policyCalls: 1, rules: trouble ? [] : ['At least 16 characters'] },
    },
    play: async (stage) => {
      const { server, page } = stage;
      await stage.open(place);
      await stage.settle(deadlines.start);
      server.meet('signInWithPassword', faultNamed('PASSWORD_DOES_NOT_MEET_REQUIREMENTS'));
      await trouble?.arm(stage, 'passwordPolicy', before.passwordPolicy);
      await stage.submit();
      await stage.settle(deadlines.signIn);
      await stage.run(deadlines.signIn);
      const seen = await stage.calmView();
      const rules = await page.getByRole('alert').getByRole('listitem').allTextContents();
      const details = {
        policyCalls: stage.countOf('passwordPolicy'),
        rules: rules.filter((rule) => rule === 'At least 16 characters'),
      };
      return conclude(stage, seen, { heal: () => healTroubles(stage), details });
    },
  };
}

const { json429, emptyObject, ...plainTroubles } = troubles;
const { quota, projectDisabled, keyRefused, noUsers } = projectTroubles;

export const signInCells: readonly Cell[] = [
  ...(['signInWithPassword', 'lookup'] as const).flatMap((call) => [
    ...Object.values(plainTroubles).map((trouble) => meets(call, trouble)),
    meets(call, json429, sentences.tooMany),
    meets(call, quota),
    isSlow(call),
  ]),
  meets('signInWithPassword', emptyObject),
  meets('signInWithPassword', projectDisabled),
  meets('signInWithPassword', keyRefused),
  meets('lookup', emptyObject, sentences.exception),
  meets('lookup', noUsers, sentences.any),

  isRefused('signInWithPassword', accountFaults.disabled, sentences.disabled),
  isRefused('signInWithPassword', accountFaults.deleted, sentences.invalid),
  isRefused('signInWithPassword', accountFaults.passwordChanged, sentences.invalid),
  isRefused('lookup', accountFaults.userDisabled, sentences.disabled),
  isRefused('lookup', accountFaults.userNotFound, sentences.any),
  isRefused('lookup', accountFaults.tokenExpired, sentences.any),
  isRefused('lookup', accountFaults.invalidIdToken, sentences.any),

  withPolicy(undefined),
  ...Object.values(troubles).map((trouble) => withPolicy(trouble)),
];
