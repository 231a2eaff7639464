import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { viewPlan } from '../plan/journey.ts';
import { noProgress, sampleMilestone, sampleMission, unknownDays } from '../testing/samples.ts';
import { usePrint } from './usePrint.tsx';

const plan = [sampleMilestone('First Week', sampleMission('read'), sampleMission('rest'))];
const selection = { milestoneId: 'First Week', missionId: 'read' };

function Screen() {
  const view = viewPlan(plan, noProgress, selection, unknownDays);
  const { printView, printPlan, printFailure } = usePrint('Maya', view, []);
  return (
    <>
      <button type="button" onClick={() => void printPlan()}>
        Print
      </button>
      <output>{printFailure}</output>
      {printView}
    </>
  );
}

/** How many missions are drawn for paper, with their texts. */
const drawn = () => document.querySelectorAll('article [data-extent="texts"]').length;
const failure = () => screen.getByRole('status').textContent;
const tell = (event: string) =>
  act(() => {
    window.dispatchEvent(new Event(event));
  });
const press = () => act(async () => screen.getByRole('button').click());

const print = vi.fn<() => void>();

beforeEach(() => {
  vi.stubGlobal('print', print.mockReset());
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('draws the plan while a browser prints, and takes it away afterwards', async () => {
  print.mockImplementation(() => {
    tell('beforeprint');
    expect(drawn()).toBe(2);
    tell('afterprint');
  });
  render(<Screen />);
  await press();
  expect(print).toHaveBeenCalledOnce();
  expect([drawn(), failure()]).toEqual([0, '']);
});

it('waits for a browser that prints later, as on a telephone', async () => {
  render(<Screen />);
  await press();
  tell('beforeprint');
  expect([drawn(), failure()]).toEqual([2, '']);
  tell('afterprint');
  expect(drawn()).toBe(0);
});

it('draws the plan once more for a browser that prints anew when another printer is chosen', async () => {
  render(<Screen />);
  await press();
  for (const event of ['beforeprint', 'afterprint', 'beforeprint']) tell(event);
  expect(drawn()).toBe(2);
  tell('afterprint');
  tell('pointerdown');
  tell('beforeprint');
  expect(drawn()).toBe(1);
});

const refuse = () => {
  throw new DOMException('Not supported.', 'NotSupportedError');
};

it.each<[string, unknown]>([
  ['has no `print`', undefined],
  ['throws', refuse],
])('says so at once where a browser %s', async (_name, value) => {
  vi.stubGlobal('print', value);
  render(<Screen />);
  await press();
  expect(failure()).toMatch(/cannot print/);
  expect(drawn()).toBe(0);
});

it.each(['pointerdown', 'keydown'])(
  'says so where a browser does nothing, until the next sign of life: %s',
  async (sign) => {
    render(<Screen />);
    await press();
    expect(failure()).toMatch(/cannot print/);
    tell(sign);
    expect([drawn(), failure()]).toEqual([0, '']);
    // By the browser's own menu, which prints what is open.
    tell('beforeprint');
    expect(drawn()).toBe(1);
    tell('afterprint');
    expect(drawn()).toBe(0);
  },
);

/** A page with a picture that has not come yet. The returned function lets it come. */
function renderWithPicture() {
  let resolve = () => {};
  const picture = new Promise<void>((come) => {
    resolve = come;
  });
  HTMLImageElement.prototype.decode = () => picture;
  const { unmount } = render(
    <>
      <img alt="" />
      <Screen />
    </>,
  );
  return { unmount, come: () => act(async () => resolve()) };
}

it('opens one dialog for two presses while the pictures come', async () => {
  const { come } = renderWithPicture();
  await press();
  await press();
  expect(print).not.toHaveBeenCalled();
  await come();
  expect(print).toHaveBeenCalledOnce();
});

it('opens no dialog once the portal has gone', async () => {
  const { come, unmount } = renderWithPicture();
  await press();
  unmount();
  await come();
  expect(print).not.toHaveBeenCalled();
});
