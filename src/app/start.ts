// Runs in the head of a built page, before anything is painted, and is all that runs until the portal
// takes over (takeOver.ts): it marks what is to be seen, and keeps what is sent early.
// On <html> it leaves `data-session="stored"` where the flag stands, what an early pressed button has said
// as `data-submitted`, and "failed" as `data-start` or `data-style` for what did not come.
import { createFlags, signedInFlag } from '#features/session/sessionFlags.ts';
import { storages } from './storages.ts';

const { dataset } = document.documentElement;
const submitButton = () => document.querySelector('#root button[type="submit"]');

if (createFlags(storages).has(signedInFlag)) dataset['session'] = 'stored';

document.addEventListener('submit', (event) => {
  // The portal has seen to it.
  if (event.defaultPrevented) return;
  event.preventDefault();
  const button = submitButton();
  if (!button || dataset['start'] === 'failed' || dataset['submitted'] !== undefined) return;
  dataset['submitted'] = button.textContent;
  button.textContent = 'Signing In...';
});

function fail() {
  if (dataset['start'] === 'done') return;
  dataset['start'] = 'failed';
  const button = submitButton();
  if (button && dataset['submitted'] !== undefined) button.textContent = dataset['submitted'];
  delete dataset['submitted'];
}

/** What a browser's extension brings is none of ours. */
const isOurs = (address?: string) => address?.startsWith(`${window.location.origin}/assets/`);

window.addEventListener(
  'error',
  ({ target, filename }) => {
    if (target instanceof HTMLLinkElement) {
      if (target.rel === 'stylesheet' && isOurs(target.href)) dataset['style'] = 'failed';
    } else if (isOurs(target instanceof HTMLScriptElement ? target.src : filename)) fail();
  },
  true,
);

// As long as every other part of the portal is waited for.
setTimeout(fail, 120_000);
