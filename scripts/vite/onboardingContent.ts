import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { normalizePath, type Plugin, type ViteDevServer } from 'vite';
import {
  type ContentProblem,
  compilePlans,
  isLeftBehind,
} from '../../src/features/onboarding/compiler/compilePlans.ts';

const contentFolder = 'src/features/onboarding/content';
const moduleId = 'virtual:onboarding-plans';
const resolvedModuleId = `\0${moduleId}`;

function readContent(folder: string) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .map((file) => ({ file, path: normalizePath(path.relative(folder, file)) }))
    .filter((found) => !isLeftBehind(found.path))
    .map((found) => ({ path: found.path, text: readFileSync(found.file, 'utf8') }));
}

/** The problems, one in a line; an author has no use for the stack. */
function contentError(problems: readonly ContentProblem[]): Error {
  const count = problems.length === 1 ? 'one problem' : `${problems.length} problems`;
  const lines = problems.map(
    ({ path: file, line, message }) => `${contentFolder}/${file}:${line}  ${message}`,
  );
  const message = [`The onboarding content has ${count}:`, ...lines].join('\n');
  return Object.assign(new Error(message), { stack: `${message}\n` });
}

function compile(folder: string) {
  const files = readContent(folder);
  const { plans, problems } = compilePlans(files);
  if (problems.length > 0) throw contentError(problems);
  return { files, plans };
}

function invalidatePlans(server: ViteDevServer): void {
  for (const { moduleGraph } of Object.values(server.environments)) {
    const plans = moduleGraph.getModuleById(resolvedModuleId);
    if (plans) moduleGraph.invalidateModule(plans);
  }
  server.environments.client.hot.send({ type: 'full-reload' });
}

/** Serves the onboarding plans, compiled from Markdown, as `virtual:onboarding-plans`. */
export function onboardingContent(): Plugin {
  let folder = path.resolve(contentFolder);
  return {
    name: 'waymark:onboarding-content',
    configResolved(config) {
      folder = path.resolve(config.root, contentFolder);
      // The bundler puts a stack of its own around what fails in it.
      if (config.command === 'build') compile(folder);
    },
    configureServer(server) {
      server.watcher.on('all', (_event, file) => {
        const relativePath = normalizePath(path.relative(folder, file));
        const isInside = !relativePath.startsWith('../') && !path.isAbsolute(relativePath);
        if (isInside && !isLeftBehind(relativePath)) invalidatePlans(server);
      });
    },
    resolveId(id) {
      return id === moduleId ? resolvedModuleId : null;
    },
    load(id) {
      if (id !== resolvedModuleId) return null;
      const { files, plans } = compile(folder);
      for (const file of files) this.addWatchFile(path.join(folder, file.path));
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(plans))});`;
    },
  };
}
