import path from 'node:path';
import { parseSync } from 'vite';

export interface SourceFile {
  /** From the root of the repository, with `/`. */
  path: string;
  text: string;
}

type Layer = 'components' | 'features' | 'app' | 'mocks';

/** What each folder of `src` may import beside itself (decision 13). A feature is not `features`. */
const below: Record<Layer, readonly Layer[]> = {
  components: [],
  features: ['components'],
  app: ['features', 'components'],
  mocks: [],
};

const adapter = 'src/features/session/firebase/';
const demoEntry = 'src/app/main.demo.tsx';
/** To be taken out and published one day. */
const mockPackage = 'src/mocks/identity-toolkit/';
const mockDoor = `${mockPackage}index.ts`;
const demoFolder = 'src/app/demo/';
const productFile = 'src/components/Brand/product.ts';
const productName = 'Waymark';

const isLayer = (name: string): name is Layer => Object.hasOwn(below, name);
const isCheck = (file: string) => /\.(?:test|stories)\.tsx?$/.test(file);

/** What Storybook says of a component: data in the form that its docs page reads. */
const isGuide = (file: string) => file.endsWith('.guide.ts');

/** The layer, and the feature where features part: what a file may import of freely. */
function homeOf(file: string): { layer: string; folder: string } {
  const [, layer = '', name = ''] = file.split('/');
  return { layer, folder: layer === 'features' ? `src/features/${name}/` : `src/${layer}/` };
}

/** Every fault against decision 13 in the files of `src`, as sentences that name file and import. */
export function findFaults(files: readonly SourceFile[]): string[] {
  return files.flatMap(({ path: file, text }) => {
    const { imports, exportsDefault, passesOn } = readModule(file, text);
    const faults = imports.map((found) => describe(found, reasonAgainst(file, found)));
    const { layer } = homeOf(file);
    return [
      !isLayer(layer) && `src/${layer} is none of ${Object.keys(below).join(', ')}`,
      ...faults,
      /(?:^|\/)index\.tsx?$/.test(file) &&
        file !== mockDoor &&
        'is a barrel: import each module by its own name',
      passesOn !== undefined &&
        `passes on all of "${passesOn}": import each module by its own name`,
      exportsDefault && !file.endsWith('.stories.tsx') && 'has a default export: name it',
      text.includes(productName) &&
        !isCheck(file) &&
        file !== productFile &&
        `spells the product's name: take productName from ${productFile}`,
    ]
      .filter((fault) => typeof fault === 'string')
      .map((fault) => `${file} ${fault}`);
  });
}

function describe(found: string, reason: string | undefined): string | undefined {
  return reason && `imports "${found}": ${reason}`;
}

function reasonAgainst(file: string, found: string): string | undefined {
  const target = resolve(file, found);
  return target === undefined ? reasonAgainstPackage(file, found) : reasonAgainstFile(file, target);
}

function reasonAgainstFile(file: string, target: string): string | undefined {
  const home = homeOf(file);
  const isDemo = file === demoEntry || file.startsWith(demoFolder);
  if (target.startsWith(demoFolder) && home.layer === 'app') {
    return isDemo || isCheck(file) ? undefined : "src/app/demo belongs to the demo's entry";
  }
  if (file.startsWith(mockPackage) && !target.startsWith(mockPackage) && !isCheck(file)) {
    return `${mockPackage} stands by itself`;
  }
  const isInMock = file.startsWith('src/mocks/') && isCheck(file);
  if (target.startsWith(mockPackage) && !file.startsWith(mockPackage) && !isInMock) {
    if (target !== mockDoor) return `${mockDoor} is the door`;
  }
  if (target.startsWith(home.folder)) return undefined;
  if (!target.startsWith('src/')) {
    const isAllowed =
      (isCheck(file) && /^(?:\.storybook|tests)\//.test(target)) ||
      (isGuide(file) && target === '.storybook/docs/guide.ts');
    return isAllowed ? undefined : 'it lies outside of src';
  }
  const { layer } = homeOf(target);
  if (layer === 'mocks') {
    return isCheck(file) || isDemo ? undefined : 'mocks are for tests, stories and the demo';
  }
  if (layer === home.layer) return 'features do not import each other';
  const isBelow = isLayer(home.layer) && below[home.layer].some((name) => name === layer);
  return isBelow ? undefined : `${home.layer} must not know ${layer}`;
}

function reasonAgainstPackage(file: string, found: string): string | undefined {
  if (file.startsWith(mockPackage) && found !== 'msw' && !isCheck(file)) {
    return `${mockPackage} needs msw and nothing else`;
  }
  const { layer } = homeOf(file);
  if (/^@?firebase\b/.test(found) && !file.startsWith(adapter) && !isCheck(file)) {
    return `Firebase belongs to ${adapter}`;
  }
  if (/^react-router\b/.test(found) && layer !== 'app') return 'the router belongs to src/app';
  if (/^msw\b/.test(found) && layer !== 'mocks' && !isCheck(file)) {
    return 'msw belongs to src/mocks';
  }
  if (/^react\b/.test(found) && layer === 'mocks') return 'mocks know the wire alone';
  return undefined;
}

/** The file that an import means; undefined for a package. */
function resolve(file: string, found: string): string | undefined {
  if (found.startsWith('#storybook/')) return found.replace('#storybook', '.storybook');
  if (found.startsWith('#scripts/')) return found.slice(1);
  if (found.startsWith('#')) return `src/${found.slice(1)}`;
  return found.startsWith('.') ? path.posix.join(path.posix.dirname(file), found) : undefined;
}

function readModule(file: string, text: string) {
  const { module, errors } = parseSync(file, text);
  if (errors.length > 0) throw new SyntaxError(`${file}: ${errors[0]?.message}`);
  const exported = module.staticExports.flatMap(({ entries }) => entries);
  const passedOn = exported.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []);
  const dynamic = module.dynamicImports.map(({ moduleRequest }) =>
    text.slice(moduleRequest.start + 1, moduleRequest.end - 1),
  );
  return {
    imports: [
      ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
      ...passedOn,
      ...dynamic,
    ],
    exportsDefault: exported.some(
      ({ exportName: { kind, name } }) => kind === 'Default' || name === 'default',
    ),
    passesOn: exported.find(({ importName }) => importName.kind === 'AllButDefault')?.moduleRequest
      ?.value,
  };
}
