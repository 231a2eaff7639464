import type { Plugin } from 'vite';

/** `GoogleAuthProvider.PROVIDER_ID = "google.com" /* … *\/;` on a line of its own. */
const write = /^([A-Z]\w+)\.(\w+) = ("[^"]*"|'[^']*'|null|\[\])(?: \/\*.*\*\/)?;$/gm;
const declaration = /^class (\w+)(?: extends \w+)? \{$/gm;

/** Where Firebase would count its use. */
const usage = 'new HeartbeatServiceImpl(container)';

/**
 * Leaves out of the bundle what no build of the portal uses, 3 kB in all:
 * - Classes of other ways to sign in. Firebase writes constants to them after their declaration, and so
 *   they count as used; as static fields these go with their class.
 * - What counts Firebase's use, and its database (docs/decisions/0010).
 */
export function slimFirebase(): Plugin {
  return {
    name: 'waymark:slim-firebase',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /@firebase\/(?:app\/dist\/esm\/index\.esm|auth\/dist\/esm\/index-\w+)\.js$/ },
      handler(source) {
        if (source.includes(usage)) return { code: source.replace(usage, 'null'), map: null };
        const fields = new Map<string, string[]>();
        const withoutWrites = source.replaceAll(write, (_line, name, field, value) => {
          fields.set(name, [...(fields.get(name) ?? []), `  static ${field} = ${value};`]);
          return '';
        });
        const code = withoutWrites.replaceAll(declaration, (line, name) => {
          const own = fields.get(name) ?? [];
          fields.delete(name);
          return [line, ...own].join('\n');
        });
        if (fields.size > 0)
          this.error(`No declaration of ${[...fields.keys()].join(', ')} found.`);
        return { code, map: null };
      },
    },
  };
}
