/** Opens the browser's choice of files. The input stands in the page, because Safari may not report them otherwise. */
export function chooseFiles(accept: string, onFiles: (files: readonly File[]) => void) {
  const input = document.createElement('input');
  Object.assign(input, { type: 'file', accept, multiple: true, hidden: true });
  input.addEventListener('cancel', () => input.remove());
  input.addEventListener('change', () => {
    input.remove();
    onFiles([...(input.files ?? [])]);
  });
  document.body.append(input);
  input.click();
}
