import { productName } from '../../theme/brand.ts';

const list = new Intl.ListFormat('en-US', { type: 'disjunction' });

/** What the page says by itself, before or without the portal's code. The build writes it (docs/decisions/0007). */
export const pageWords = {
  noScript: `${productName} needs JavaScript. Please allow it for this page, then reload.`,
  incomplete: 'This page did not load completely. Please reload.',
  /** The part of `incomplete` that is a link. */
  reload: 'reload',
  unreadable: (browsers: readonly string[]) =>
    `Your browser cannot run this page, which needs at least ${list.format(browsers)}. Please update your browser or use another device.`,
  /** The host's answer if a file is missing. */
  missingFile: {
    title: 'Not found',
    message: 'We could not find that page.',
    toPortal: 'Go to the employee portal',
  },
};

export type PageWords = typeof pageWords;

/** For previews of a link, which run no script. */
export const description = 'The employee portal where your onboarding journey starts.';
