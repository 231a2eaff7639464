import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { normalizePath, type Plugin, type ViteDevServer } from 'vite';
import {
  type ContentFault,
  type ContentFile,
  compilePlans,
} from '../../src/features/onboarding/content/compilePlans.ts';

const contentFolder = 'src/features/onboarding/content';
const moduleId = 'virtual:onboarding-plans';
const resolvedModuleId = `\0${moduleId}`;

/** Everything inside a plan is content; beside the plans lies the code that reads them. */
function isContent(relativePath: string): boolean {
  return relativePath.includes('/') || /\.(?:md|ya?ml)$/.test(relativePath);
}

function readContent(folder: string): ContentFile[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .map((file) => ({ file, path: normalizePath(path.relative(folder, file)) }))
    .filter((found) => isContent(found.path))
    .map((found) => ({ path: found.path, text: readFileSync(found.file, 'utf8') }));
}

function describeFaults(faults: readonly ContentFault[]): string {
  const count = faults.length === 1 ? 'one fault' : `${faults.length} faults`;
  const lines = faults.map(
    ({ path: file, line, message }) => `${contentFolder}/${file}:${line}  ${message}`,
  );
  return [`The onboarding content has ${count}:`, ...lines].join('\n');
}

function invalidatePlans(server: ViteDevServer): void {
  for (const { moduleGraph } of Object.values(server.environments)) {
    const plans = moduleGraph.getModuleById(resolvedModuleId);
    if (plans) {
      moduleGraph.invalidateModule(plans);
    }
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
    },
    configureServer(server) {
      server.watcher.on('all', (_event, file) => {
        const relativePath = normalizePath(path.relative(folder, file));
        const isInside = !relativePath.startsWith('../') && !path.isAbsolute(relativePath);
        if (isInside && isContent(relativePath)) {
          invalidatePlans(server);
        }
      });
    },
    resolveId(id) {
      return id === moduleId ? resolvedModuleId : null;
    },
    load(id) {
      if (id !== resolvedModuleId) {
        return null;
      }
      const files = readContent(folder);
      for (const file of files) {
        this.addWatchFile(path.join(folder, file.path));
      }
      const { plans, faults } = compilePlans(files);
      if (faults.length > 0) {
        this.error(describeFaults(faults));
      }
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(plans))});`;
    },
  };
}
