const sources = import.meta.glob<string>(['../../src/**/*.tsx', '!**/*.{stories,test}.tsx'], {
  eager: true,
  query: '?raw',
  import: 'default',
});

const modules = Object.entries(sources).map(([path, text]) => {
  const [folder, file = ''] = path.split('/').slice(-2);
  return { folder, name: file.replace('.tsx', ''), text };
});

export function usersOf(component: string) {
  const isImport = new RegExp(`^import \\{[^}]*\\} from '[^']*/${component}/\\w+\\.tsx'`, 'm');
  return modules
    .filter(({ folder, text }) => folder !== component && isImport.test(text))
    .map(({ folder, name }) => ({ name, isComponent: folder === name }))
    .toSorted((a, b) => a.name.localeCompare(b.name));
}

/** The values of the theme in the component's own styles, by kind: `color`, `space`, … */
export function tokensOf(component: string): Map<string, Set<string>> {
  // In Storybook, `vite.config.ts` makes class names begin with the name of their file.
  const own = modules.filter(({ folder }) => folder === component).map(({ name }) => `.${name}_`);
  const texts = [...document.styleSheets]
    .flatMap(styleRules)
    .filter(({ selectorText }) => own.some((each) => selectorText.includes(each)))
    .flatMap(({ cssText }) => [...cssText.matchAll(/var\(--wm-(\w+)-(\w+)/g)]);
  const tokens = new Map<string, Set<string>>();
  for (const [, kind = '', name = ''] of texts) {
    tokens.set(kind, (tokens.get(kind) ?? new Set()).add(name));
  }
  return tokens;
}

function styleRules(group: CSSStyleSheet | CSSGroupingRule): CSSStyleRule[] {
  return [...group.cssRules].flatMap((rule) => {
    if (rule instanceof CSSStyleRule) return rule;
    return rule instanceof CSSGroupingRule ? styleRules(rule) : [];
  });
}
