import type { Decorator } from '@storybook/react-vite';
import { Fragment, useSyncExternalStore } from 'react';
import { CallList } from '#app/demo/CallList.tsx';
import { type FaultId, faults } from '#mocks/identity-toolkit/index.ts';
import { places } from '../errorLab/places.ts';
import * as css from './anyFailure.css.ts';
import { useIdentityService } from './identityService.ts';

/**
 * Below the story: the SDK's calls and their outcomes. A choice in the toolbar resets the service, so the story restarts,
 * too.
 */
const WithCalls: Decorator = (Story, { loaded }) => (
  <>
    <Fragment key={loaded['serviceRun']}>
      <Story />
    </Fragment>
    <Calls />
  </>
);

function Calls() {
  const { mock } = useIdentityService();
  const calls = useSyncExternalStore(mock.subscribe, () => mock.calls);
  return (
    <aside aria-label="Calls of the SDK" lang="en" dir="ltr" className={css.calls}>
      <h2 className={css.title}>Calls of the SDK, in order</h2>
      <CallList calls={calls} />
    </aside>
  );
}

/** A story whose control is the fault that the portal meets at this place. */
export const anyFailure = (place: keyof typeof places, fault: FaultId) => {
  const met = faults.filter(places[place].isMetBy);
  return {
    name: 'Any failure',
    // Out of the map, which has a state of its own for each sentence.
    tags: ['lab'],
    args: { fault },
    argTypes: {
      fault: {
        options: met.map(({ id }) => id),
        control: {
          type: 'select' as const,
          labels: Object.fromEntries(met.map(({ id, outcome }) => [id, `${id}, ${outcome}`])),
        },
      },
    },
    parameters: { controls: { disable: false, include: ['fault'] } },
    decorators: [WithCalls],
  };
};
