import type { Keeping } from './progressStore.ts';

interface KeepingState {
  /** Said at the top of the page. */
  readonly box?: { readonly title: string; readonly message: string };
  /** Said below the missions. */
  readonly note: readonly string[];
  readonly offer?: 'keep' | 'forget';
  readonly losesMarksOnReload: boolean;
}

const untilReload = 'Your marks last until you reload this page or sign out.';

export const keepingStates: Record<Keeping, KeepingState> = {
  untouched: { note: [], losesMarksOnReload: false },
  page: { note: [untilReload], offer: 'keep', losesMarksOnReload: true },
  device: {
    note: ['Your progress is kept on this device.'],
    offer: 'forget',
    losesMarksOnReload: false,
  },
  refused: {
    note: [
      'This browser did not let us keep your newest marks.',
      'They are still here until you reload this page or sign out.',
    ],
    offer: 'keep',
    losesMarksOnReload: true,
  },
  notForgotten: {
    note: [
      'This browser did not let us forget your progress, so it is still kept on this device.',
      'Please try again, or clear what this site has stored in your browser’s settings.',
    ],
    offer: 'forget',
    losesMarksOnReload: false,
  },
  unreadable: {
    box: {
      title: 'The progress kept on this device could not be read',
      message:
        'We left it as it is and started from the plan. What you mark now is not added to it.',
    },
    note: [untilReload],
    offer: 'keep',
    losesMarksOnReload: true,
  },
  newer: {
    box: {
      title: 'Your progress was kept by a newer version of this page',
      message:
        'We left it where it is. Please reload this page. If you still see this then, try again later.',
    },
    note: [
      untilReload,
      'They cannot be added to what a newer version of this page has kept. Reload to use that version.',
    ],
    losesMarksOnReload: true,
  },
};
