/** Opens the browser's choice of a file. The input stands in the page, because Safari may not report the file otherwise. */
export function chooseFile(accept: string, onFile: (file: File) => void) {
  const input = document.createElement('input');
  Object.assign(input, { type: 'file', accept, hidden: true });
  input.addEventListener('cancel', () => input.remove());
  input.addEventListener('change', () => {
    input.remove();
    const [file] = input.files ?? [];
    if (file) onFile(file);
  });
  document.body.append(input);
  input.click();
}
