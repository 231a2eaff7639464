/** Downloads a file, as a press on a link to it would. */
export function downloadFile(name: string, content: BlobPart, type: string): void {
  const link = document.createElement('a');
  link.download = name;
  link.href = URL.createObjectURL(new Blob([content], { type }));
  link.click();
  // Revoked later, because Safari reads the file after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
