/** Opens the browser's file dialog. Safari may report no files unless the input is in the page. */
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
