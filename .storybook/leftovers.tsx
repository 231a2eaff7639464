import type { Decorator, StoryContext } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
import { isTest } from './guards.ts';

/** The attributes that change the look of all that is below them, with their names in React. */
const looks = { class: 'className', dir: 'dir', lang: 'lang', style: 'style' } as const;

/** Without styles, which axe changes. */
const looksOfPage = () =>
  [document.documentElement, document.body].flatMap((element) =>
    ['class', 'dir', 'lang'].map(
      (name) => `${element.localName}: ${name}=${element.getAttribute(name)}`,
    ),
  );

let asDrawn: readonly string[] = [];

/** The outermost decorator, so that all others have set what the toolbar says. */
export const rememberLook: Decorator = function LookRemembered(Story) {
  useLayoutEffect(() => {
    asDrawn = looksOfPage();
  }, []);
  return <Story />;
};

/** What React last drew an element with: it keeps the props on the element, under a name that differs with each load. */
function propsOf(element: Element): Readonly<Record<string, unknown>> | undefined {
  const key = Object.keys(element).find((name) => name.startsWith('__reactProps$'));
  return key && Reflect.get(element, key);
}

/** The attributes below `root` that React did not draw. Styles of one's own and React's cannot be told apart. */
const notDrawn = (root: Element): string[] =>
  Object.entries(looks).flatMap(([name, prop]) =>
    [...root.querySelectorAll(`[${name}]`)].flatMap((element) => {
      const props = propsOf(element);
      const value = element.getAttribute(name);
      const isDrawn = prop === 'style' ? props?.[prop] !== undefined : props?.[prop] === value;
      return props && value && !isDrawn ? [`${element.localName}: ${name}=${value}`] : [];
    }),
  );

/** Fails a story whose `play` changes the look by hand and leaves it: what is seen then is not what its name says. */
export function failOnLeftovers({ canvasElement }: Pick<StoryContext, 'canvasElement'>) {
  if (!isTest) return;
  const left = [
    ...looksOfPage().filter((look) => !asDrawn.includes(look)),
    ...notDrawn(canvasElement),
  ];
  if (left.length > 0) throw new Error(`Left behind by this story:\n${left.join('\n')}`);
}
