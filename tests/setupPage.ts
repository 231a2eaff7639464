import { cleanup, configure } from '@testing-library/react';

// The files of the project `dom` share a page. This runs before each of them.
cleanup();
document.head.replaceChildren();
document.body.replaceChildren();
for (const name of document.documentElement.getAttributeNames()) {
  document.documentElement.removeAttribute(name);
}
localStorage.clear();
sessionStorage.clear();
window.history.replaceState(null, '', '/');
// A busy machine takes its time.
configure({ asyncUtilTimeout: 15_000, defaultHidden: false });
