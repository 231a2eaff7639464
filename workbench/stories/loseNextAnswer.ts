import { spyOn } from 'storybook/test';

/** The service does what it is asked for next, but its answer never comes. */
export function loseNextAnswer() {
  const send = window.fetch.bind(window);
  spyOn(window, 'fetch').mockImplementationOnce(async (...call) => {
    await send(...call);
    throw new TypeError('Failed to fetch');
  });
}
