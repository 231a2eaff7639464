// Runs in the head of a built page, before anything is painted, and is all that runs until the portal
// takes over (takeOver.ts): it marks what is to be seen, and keeps what is sent early.
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

window.addEventListener(
  'error',
  ({ target }) => {
    const isScript = target === window || target instanceof HTMLScriptElement;
    if (!isScript || dataset['start'] === 'done') return;
    dataset['start'] = 'failed';
    const button = submitButton();
    if (button && dataset['submitted'] !== undefined) button.textContent = dataset['submitted'];
    delete dataset['submitted'];
  },
  true,
);
