import type { Rolldown } from 'vite';
import { expect, it } from 'vitest';
import { measureInitialSize } from './initialSize.ts';

const page = (styles: string) =>
  `<head><script src="/assets/index.js"></script><style>${styles}</style></head><p class="used">`;
const bundle = {
  'assets/index.js': { type: 'chunk', code: 'className:`hydrated`' },
  'assets/portal.js': { type: 'chunk', code: 'className:`later`' },
} as unknown as Rolldown.OutputBundle;

it.each([
  ['@media print{.used:hover{src:url(a.woff2);margin:.5em}}.hydrated>p{margin:0}', 'none'],
  ['.used{margin:0}.used .later,.lost{margin:0}', 'later, lost'],
])('admits no class in the styles of the page that only later code names: %s', (styles, unused) => {
  const { figure, isOverBudget } = measureInitialSize(page(styles), bundle);
  expect(figure).toMatch(new RegExp(`unused classes in the styles of the page: ${unused}$`));
  expect(isOverBudget).toBe(unused !== 'none');
});
