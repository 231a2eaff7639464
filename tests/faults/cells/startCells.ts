import { type AccountFault, accountFaults } from '../support/accountFaults.ts';
import { conclude } from '../support/outcome.ts';
import { isState, type Stage } from '../support/stage.ts';
import { healTroubles, projectTroubles, type Trouble, troubles } from '../support/troubles.ts';
import { type Cell, deadlines, place, portal, sessionEnded } from './cell.ts';

type StoredToken = 'valid' | 'expired';
type StartCall = 'lookup' | 'token';

const longerThanAToken = 61 * 60_000;

/** Into the portal, by hand. */
export async function signIn(stage: Stage) {
  await stage.open(place);
  await stage.settle(deadlines.start);
  await stage.submit();
  await stage.settle(deadlines.signIn);
}

/** Into the portal, with a session that is stored already. */
export async function enter(stage: Stage) {
  await stage.holdSession();
  await stage.open(place);
  await stage.settle(deadlines.start);
}

/** A session is stored, with a token that is so by now. */
async function hold(stage: Stage, token: StoredToken) {
  await stage.holdSession();
  if (token === 'expired') await stage.run(longerThanAToken);
}

/** Nor may anything come of it later. */
const lingerMs = 31_000;

async function start(stage: Stage) {
  await stage.open(place);
  const first = await stage.settle(deadlines.start);
  if (!isState(first)) return first;
  await stage.run(lingerMs);
  const later = await stage.calmView();
  return later.state === first.state ? later : first;
}

const titleOf = (token: StoredToken, call: StartCall) => `start, ${token} token, ${call}`;

function standsIn(token: StoredToken, call: StartCall, trouble: Trouble): Cell {
  return {
    name: `${titleOf(token, call)}: ${trouble.name}`,
    expected: portal,
    play: async (stage) => {
      await hold(stage, token);
      await trouble.arm(
        stage,
        call,
        token === 'expired' && call === 'lookup' ? 'token' : undefined,
      );
      const seen = await start(stage);
      return conclude(stage, seen, { heal: () => healTroubles(stage) });
    },
  };
}

function endsBy(token: StoredToken, call: StartCall, fault: AccountFault): Cell {
  return {
    name: `${titleOf(token, call)}: account ${fault.name}`,
    expected: sessionEnded,
    play: async (stage) => {
      const { server } = stage;
      await hold(stage, token);
      fault.arm(server, call);
      const seen = await start(stage);
      const heal = async () => {
        await server.heal();
        fault.heal?.(server.service);
      };
      return conclude(stage, seen, { heal, password: fault.password });
    },
  };
}

const both = (...[first, second]: [Trouble, Trouble]): Cell => ({
  name: `start, expired token, token: ${first.name}; lookup: ${second.name}`,
  expected: portal,
  play: async (stage) => {
    await hold(stage, 'expired');
    await first.arm(stage, 'token');
    await second.arm(stage, 'lookup');
    const seen = await start(stage);
    return conclude(stage, seen, { heal: () => healTroubles(stage) });
  },
});

/** The token comes late, and then the lookup is silent: one deadline for both. */
const lateThenSilent: Cell = {
  name: 'start, expired token, token: answered after 4 s; lookup: silent',
  expected: portal,
  play: async (stage) => {
    await hold(stage, 'expired');
    await troubles.silent.arm(stage, 'lookup');
    const isAnyRequest = () => true;
    stage.isHeld.add(isAnyRequest);
    const release = stage.server.hold('token');
    await stage.open(place);
    await stage.pass(4000);
    stage.isHeld.delete(isAnyRequest);
    release();
    const seen = await stage.settle(deadlines.start - 4000);
    return conclude(stage, seen, { heal: () => healTroubles(stage) });
  },
};

const allTroubles = Object.values({ ...troubles });
const { disabled, deleted, revoked, passwordChanged, invalidIdToken, invalidRefreshToken } =
  accountFaults;
const ends: readonly AccountFault[] = [disabled, deleted, revoked, passwordChanged];

export const startCells: readonly Cell[] = [
  ...allTroubles.map((trouble) => standsIn('valid', 'lookup', trouble)),
  ...Object.values(projectTroubles).map((trouble) => standsIn('valid', 'lookup', trouble)),
  ...[...ends, invalidIdToken].map((fault) => endsBy('valid', 'lookup', fault)),

  ...allTroubles.map((trouble) => standsIn('expired', 'token', trouble)),
  standsIn('expired', 'token', projectTroubles.quota),
  standsIn('expired', 'token', projectTroubles.keyRefused),
  ...[...ends, invalidRefreshToken].map((fault) => endsBy('expired', 'token', fault)),

  ...allTroubles.map((trouble) => standsIn('expired', 'lookup', trouble)),
  endsBy('expired', 'lookup', accountFaults.userDisabled),
  endsBy('expired', 'lookup', invalidIdToken),
  both(troubles.silent, troubles.silent),
  both(troubles.json503, troubles.stalled),
  lateThenSilent,
];
