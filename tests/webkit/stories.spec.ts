import { everywhere } from '../atlas/storybook.ts';
import { expect, test } from './session.ts';

test.beforeAll(async ({ webkit }) => {
  // Axe's rules are the same in every browser: Vitest holds each story to them.
  await webkit.url('/iframe.html?id=atlas-start-here--start&globals=a11y.manual:!true');
});

for (const { id, title, exportName } of everywhere) {
  test(`${title}, ${exportName}`, async ({ webkit }) => {
    await expect.poll(() => webkit.execute(isReady)).toBe(true);
    await webkit.execute(show, id);
    await expect.poll(() => webkit.execute(phaseOf, id)).toMatch(/finished|errored|aborted/);
    expect(await webkit.execute(phaseOf, id)).toBe('finished');
  });
}

const isReady = () => window['__STORYBOOK_PREVIEW__']?.currentRender?.phase === 'finished';

function show(storyId: string) {
  const selection = { storyId, viewMode: 'story' };
  window['__STORYBOOK_PREVIEW__']?.channel.emit('setCurrentStory', selection);
}

function phaseOf(storyId: string) {
  const render = window['__STORYBOOK_PREVIEW__']?.currentRender;
  return render?.id === storyId ? (render.phase ?? '') : '';
}
