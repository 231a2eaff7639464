import { Check, ChevronDown, ExternalLink, type IconNode, LogOut } from 'lucide';

/** The icons of stories. Storybook prints their drawings, because an icon does not know its name. */
const icons: Readonly<Record<string, IconNode>> = { Check, ChevronDown, ExternalLink, LogOut };

const componentName = (drawing: string) =>
  Object.entries(icons).find(([, parts]) =>
    parts.every(([, { d }]) => typeof d === 'string' && drawing.includes(d)),
  )?.[0];

/** The code of a story as a file of this repository would have it. Storybook also passes the outcome itself. */
export function withImports(code: string, title: string): string {
  if (code.startsWith('import ')) return code;
  const drawn = new Set<string>();
  const named = code
    .replaceAll(/<(\/?)React\.Fragment[^>]*>/g, '<$1>')
    .replaceAll(/(?<=shape=\{)\[[^]*?\](?=\s*\}\s)/g, (drawing) => {
      const name = componentName(drawing);
      if (name) drawn.add(name);
      return name ?? drawing;
    });
  const own = title.replace(/^.*\//, '');
  const names = new Set([...named.matchAll(/<([A-Z]\w*)/g)].map(([, name = '']) => name));
  const imports = [...names].flatMap((name) => {
    // Without a file of its own, a component is in the file that the story is about.
    const file = COMPONENT_LINES[name] ? name : own;
    const floor = COMPONENT_LINES[file]?.floor;
    return floor ? [`import { ${name} } from '#${floor}/${file}';`] : [];
  });
  if (drawn.size > 0) imports.push(`import { ${[...drawn].join(', ')} } from 'lucide';`);
  return [...imports.toSorted(), '', named].join('\n');
}
