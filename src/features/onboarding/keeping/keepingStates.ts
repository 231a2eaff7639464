import { dayOf } from '../sentences.ts';
import type { Keeping } from './progressStore.ts';

interface KeepingState {
  /** Said at the top of the page. */
  readonly box?: { readonly title: string; readonly message: string };
  readonly note: readonly string[];
  readonly offer?: 'keep' | 'forget';
  readonly losesProgressOnReload: boolean;
}

const untilReload = 'Completed missions are forgotten when you reload this page or sign out.';

export const keepingStates: Record<Keeping, KeepingState> = {
  untouched: { note: [], losesProgressOnReload: false },
  page: { note: [untilReload], offer: 'keep', losesProgressOnReload: true },
  device: { note: ['Saved on this device.'], offer: 'forget', losesProgressOnReload: false },
  refused: {
    note: [
      'This browser did not let us save what you completed last.',
      'It is still here until you reload this page or sign out.',
    ],
    offer: 'keep',
    losesProgressOnReload: true,
  },
  notForgotten: {
    note: [
      'This browser did not let us forget your progress, so it is still saved on this device.',
      'Please try again, or clear what this site has stored in your browser’s settings.',
    ],
    offer: 'forget',
    losesProgressOnReload: false,
  },
  unreadable: {
    box: {
      title: 'The progress saved on this device could not be read',
      message:
        'We left it as it is and started from the plan. What you complete now is not added to it.',
    },
    note: [untilReload],
    offer: 'keep',
    losesProgressOnReload: true,
  },
  newer: {
    box: {
      title: 'Your progress was saved by a newer version of this page',
      message:
        'We left it where it is. Please reload this page. If you still see this then, try again later.',
    },
    note: [
      untilReload,
      'They cannot be added to what a newer version of this page has saved. Reload to use that version.',
    ],
    losesProgressOnReload: true,
  },
};

/** How long completed missions last, with the day since when they are kept. */
export function keepingNote(keeping: Keeping, keptSince: string | null): readonly string[] {
  if (keeping !== 'device' || keptSince === null) return keepingStates[keeping].note;
  return [`Saved on this device since ${dayOf(keptSince)}.`];
}
