/**
 * WebKit opens the list of a select at a press that a story makes up, and chooses a second time
 * when the list closes.
 */
export function keepListsClosed() {
  const prevent = (event: MouseEvent) => {
    if (!event.isTrusted && event.target instanceof HTMLSelectElement) event.preventDefault();
  };
  document.addEventListener('mousedown', prevent, true);
}
