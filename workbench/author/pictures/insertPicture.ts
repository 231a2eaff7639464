import { missingPicture } from '#tools/content/compiler/pictures.ts';

/** Inserts a picture where one is missing, or else below the line with the caret. The caret then is in its description. */
export function insertPicture(field: HTMLTextAreaElement, name: string) {
  field.focus();
  if (!replaceMissing(field, name)) insertBelow(field, name);
}

/** Replaces the mark in the line with the caret, or else the first one. */
function replaceMissing(field: HTMLTextAreaElement, name: string): boolean {
  const { value, selectionStart } = field;
  const address = `](${missingPicture})`;
  const lineStart = value.lastIndexOf('\n', selectionStart - 1) + 1;
  const inLine = value
    .slice(0, `${value}\n`.indexOf('\n', selectionStart))
    .indexOf(address, lineStart);
  const place = inLine < 0 ? value.indexOf(address) : inLine;
  if (place < 0) return false;
  replace(field, place, place + address.length, `](${name})`);
  field.setSelectionRange(place, place);
  return true;
}

function insertBelow(field: HTMLTextAreaElement, name: string) {
  const { value, selectionEnd } = field;
  // The caret may be in the description of another picture.
  const end = `${value}\n`.indexOf('\n', selectionEnd);
  const above = /(?:^|\n\n)$/.test(value.slice(0, end)) ? '' : '\n\n';
  const below = /^(?:$|\n)/.test(value.slice(end)) ? '' : '\n\n';
  replace(field, end, end, `${above}![](${name})${below}`);
  const caret = end + above.length + 2;
  field.setSelectionRange(caret, caret);
}

function replace(field: HTMLTextAreaElement, start: number, end: number, text: string) {
  field.setSelectionRange(start, end);
  // `execCommand` is deprecated, but Undo reverts no other insertion.
  document.execCommand('insertText', false, text);
}
