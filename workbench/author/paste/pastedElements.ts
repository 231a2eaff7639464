export function textsIn(element: Element): Text[] {
  const walker = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  return texts;
}

export function unwrapAll(parent: Element, selector: string) {
  for (const element of parent.querySelectorAll(selector)) unwrap(element);
}

export function unwrap(element: Element) {
  element.replaceWith(...element.childNodes);
}

export function rename(element: Element, name: string): HTMLElement {
  const renamed = element.ownerDocument.createElement(name);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
  return renamed;
}
