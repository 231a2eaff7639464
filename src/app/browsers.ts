/** The oldest browsers that can run the portal. Older ones say so (index.html). */
export const oldestBrowsers = 'Chrome 111, Edge 111, Firefox 115, Safari 16.4';

/** In the form that Vite wants: `safari16.4`. */
export const buildTarget = oldestBrowsers.toLowerCase().replaceAll(' ', '').split(',');
