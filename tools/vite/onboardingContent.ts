import { hash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Logger, normalizePath, type Plugin, type ViteDevServer } from 'vite';
import { pictureAddress, pictureNameAt } from '../../src/app/offline/pictureFiles.ts';
import { planAddress, planAt } from '../../src/app/offline/planFile.ts';
import { compilePlans } from '../content/compiler/compilePlans.ts';
import { type ContentFile, isEditorLeftover } from '../content/compiler/parseFiles.ts';
import { isPictureName, readPicture } from '../content/compiler/pictures.ts';
import type { ContentProblem } from '../content/compiler/problem.ts';

const contentFolder = 'content';
/** The names of all modules begin with it: virtualModules.d.ts. */
const prefix = 'virtual:content/';

/** Eight characters, as in the bundler's file names. */
const shortHash = (content: string | Buffer) => hash('sha256', content, 'base64url').slice(0, 8);

/** The files, and the content of each picture by its address. */
function readContent(folder: string) {
  const pictures = new Map<string, Buffer>();
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries.flatMap((entry): ContentFile[] => {
    const file = path.join(entry.parentPath, entry.name);
    const name = normalizePath(path.relative(folder, file));
    if (isEditorLeftover(name)) return [];
    if (entry.isDirectory()) return [];
    // Other files, such as a film, may be too large to read.
    if (/\.(?:md|yaml)$/.test(name)) return [{ path: name, text: readFileSync(file, 'utf8') }];
    if (!isPictureName(name)) return [{ path: name, text: '' }];
    const content = readFileSync(file);
    const { name: base, ext } = path.parse(name);
    const address = pictureAddress(base, shortHash(content), ext);
    pictures.set(address, content);
    const integrity = `sha256-${hash('sha256', content, 'base64')}`;
    const picture = readPicture(content, { name: base + ext, address, integrity });
    return [{ path: name, text: '', picture }];
  });
  return { files, pictures };
}

const maxLines = 20;

/** One problem per line. */
function list(head: string, problems: readonly ContentProblem[]): string {
  const lines = problems
    .slice(0, maxLines)
    .map(({ path: file, line, message }) => `${contentFolder}/${file}:${line}  ${message}`);
  if (problems.length > maxLines) lines.push(`… and ${problems.length - maxLines} more.`);
  return [head, ...lines].join('\n');
}

/** Without a stack, which does not help authors. */
function contentError(problems: readonly ContentProblem[]): Error {
  const count = problems.length === 1 ? 'one problem' : `${problems.length} problems`;
  const message = list(`The onboarding content has ${count}:`, problems);
  return Object.assign(new Error(message), { stack: `${message}\n` });
}

function compile(folder: string) {
  const { files: read, pictures } = readContent(folder);
  const { content, problems } = compilePlans(read);
  if (!content) throw contentError(problems);
  const { plans, gaps, standard, contact } = content;
  const version = shortHash(JSON.stringify([...plans.values()]));
  const modules = new Map<string, unknown>([
    ['index', { standard, version, contact }],
    ['languages', [...gaps.keys()]],
    ['translations', Object.fromEntries(plans)],
  ]);
  const files = new Map<string, string | Buffer>(pictures);
  for (const [language, inLanguage] of plans) {
    for (const plan of inLanguage) {
      modules.set(`plans/${plan.id}${language === 'en' ? '' : `.${language}`}`, plan);
      files.set(planAddress(plan.id, version, language), JSON.stringify(plan));
    }
  }
  const warnings = [...gaps].flatMap(([language, found]) =>
    found.length > 0 ? list(`Missing or out of date in "${language}":`, found) : [],
  );
  return { warnings, modules, files };
}

function invalidatePlans(server: ViteDevServer): void {
  for (const { moduleGraph } of Object.values(server.environments)) {
    for (const [id, module] of moduleGraph.idToModuleMap) {
      if (id.startsWith(`\0${prefix}`)) moduleGraph.invalidateModule(module);
    }
  }
  server.environments.client.hot.send({ type: 'full-reload' });
}

/**
 * Compiles the onboarding plans from Markdown. Each plan and each picture is its own file, so what a user loads does
 * not grow with the number of plans.
 */
export function onboardingContent(): Plugin {
  let folder = path.resolve(contentFolder);
  let logger: Logger | undefined;
  let compiled: ReturnType<typeof compile> | undefined;
  const compileOnce = () => {
    if (!compiled) {
      compiled = compile(folder);
      for (const warning of compiled.warnings) logger?.warnOnce(warning);
    }
    return compiled;
  };
  return {
    name: 'waymark:onboarding-content',
    configResolved(config) {
      folder = path.resolve(config.root, contentFolder);
      // Otherwise, every test run would list the same again.
      logger = 'test' in config ? undefined : config.logger;
      // The bundler would add its own stack to the problems.
      if (config.command === 'build') compileOnce();
    },
    configureServer(server) {
      server.watcher.on('all', (_event, file) => {
        const relativePath = normalizePath(path.relative(folder, file));
        const isInside = !relativePath.startsWith('../') && !path.isAbsolute(relativePath);
        if (!isInside || isEditorLeftover(relativePath)) return;
        compiled = undefined;
        invalidatePlans(server);
      });
      server.middlewares.use((request, response, next) => {
        const [address = ''] = (request.url ?? '').split('?');
        const isPlan = planAt(address) !== undefined;
        const isOurFile = isPlan || pictureNameAt(address) !== undefined;
        const file = isOurFile ? compileOnce().files.get(address) : undefined;
        if (!isPlan && file === undefined) return next();
        response.statusCode = file === undefined ? 404 : 200;
        if (isPlan) response.setHeader('Content-Type', 'application/json');
        response.end(file);
      });
    },
    resolveId(id) {
      return id.startsWith(prefix) ? `\0${id}` : null;
    },
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return null;
      const name = id.slice(prefix.length + 1);
      return `export default ${JSON.stringify(compileOnce().modules.get(name))};`;
    },
    generateBundle() {
      if (this.environment.name !== 'client') return;
      for (const [address, source] of compileOnce().files) {
        this.emitFile({ type: 'asset', fileName: address.slice(1), source });
      }
    },
  };
}
