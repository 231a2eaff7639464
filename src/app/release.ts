/** One note for each, so that nothing has to be read out of them. */
const noteOf = (entry: string) => `reloaded-from-release ${entry}`;

/**
 * After a new release the files of the one before are gone. Where the server has another release
 * than this page is of, the page is reloaded: from each release once, so that it ends also between
 * servers that do not agree. Nothing is lost by that, for code is missing only before there is anything
 * to mark. Says whether the page is on its way.
 */
export async function moveToNewRelease(): Promise<boolean> {
  const entry = document.querySelector('script[type="module"][src]')?.getAttribute('src');
  if (!entry) return false;
  try {
    const signal = AbortSignal.timeout(10_000);
    const answer = await fetch(window.location.pathname, { cache: 'no-store', signal });
    const isSame = !answer.ok || (await answer.text()).includes(entry);
    const note = noteOf(entry);
    if (isSame || sessionStorage.getItem(note) !== null) return false;
    sessionStorage.setItem(note, 'true');
    if (sessionStorage.getItem(note) === null) return false;
    window.location.reload();
    return true;
  } catch {
    return false;
  }
}
