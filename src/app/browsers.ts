/**
 * The oldest browsers that can run the portal. Older ones show a message (index.html). The newer features that the
 * styles use are listed in tests/journeys/support/oldestBrowsers.jsonc.
 */
export const oldestBrowsers = 'Chrome 111, Edge 111, Firefox 115, Safari 16.4';

/** In Vite's format: `safari16.4`. */
export const buildTarget = oldestBrowsers.toLowerCase().replaceAll(' ', '').split(',');
