/** The oldest browsers that can run the portal. Older ones say so (index.html). */
const oldest = ['Chrome 111', 'Edge 111', 'Firefox 115', 'Safari 16.4'];

export const oldestBrowsers = oldest.join(', ');

/** As the build wants them: `safari16.4`. */
export const buildTarget = oldest.map((browser) => browser.replace(' ', '').toLowerCase());
