import { productName } from '../../theme/brand.ts';

const list = new Intl.ListFormat('en-US', { type: 'disjunction' });

/** Words that the build writes into the page, for use before or without the portal's code (docs/decisions/0007). */
export const pageWords = {
  noScript: `${productName} needs JavaScript. Please allow it for this page, then reload.`,
  incomplete: 'This page did not load completely. Please reload.',
  /** The part of `incomplete` that is a link. */
  reload: 'reload',
  unreadable: (browsers: readonly string[]) =>
    `Your browser cannot run this page, which needs at least ${list.format(browsers)}. Please update your browser or use another device.`,
  /** The host's page for a missing file. */
  missingFile: {
    title: 'Not found',
    message: 'We could not find that page.',
    toPortal: 'Go to the employee portal',
  },
};

export type PageWords = typeof pageWords;

/** For link previews, which do not run scripts. */
export const description = 'The employee portal where your onboarding journey starts.';
