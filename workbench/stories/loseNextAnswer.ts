import { spyOn } from 'storybook/test';

/** The service performs the next request, but its response never arrives. */
export function loseNextAnswer() {
  const send = window.fetch.bind(window);
  spyOn(window, 'fetch').mockImplementationOnce(async (...call) => {
    await send(...call);
    throw new TypeError('Failed to fetch');
  });
}
