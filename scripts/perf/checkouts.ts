import type { SpawnOptions } from 'node:child_process';
import { cpSync, existsSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { exitOf, Failure, root, run } from '../run.mjs';

/** A checkout of a commit, with its packages; the folder of one is taken as it is. */
export async function checkOut(commit: string, folder: string): Promise<string> {
  if (existsSync(path.join(commit, 'firebase.json'))) return path.resolve(commit);
  await succeed('git', ['clone', '--quiet', '--shared', '--no-checkout', root, folder]);
  await succeed('git', ['-C', folder, 'checkout', '--quiet', commit]);
  await succeed('npm', ['ci', '--include=dev', '--no-audit', '--loglevel=error'], { cwd: folder });
  return folder;
}

/** The project's own sources, as they are now, with its packages. */
export function copySources(folder: string) {
  const left = new Set(['node_modules', '.git', '.cache', 'build', 'dist', 'storybook-static']);
  const isWanted = (file: string) => !left.has(path.relative(root, file));
  cpSync(root, folder, { recursive: true, filter: isWanted });
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'), 'junction');
}

/**
 * Packages that nothing else here needs are kept beside the project's own; releases after the day that is
 * named are left aside among what they need themselves.
 * @returns their folder
 */
export async function fetchPackages(...packages: [string, ...string[]]): Promise<string> {
  const folder = path.join(root, '.cache/perf', packages.join('+').replaceAll('/', '-'));
  if (existsSync(path.join(folder, 'node_modules'))) return folder;
  console.log(`Fetching ${packages[0]} into .cache, once. This needs the package registry.`);
  const options = ['--ignore-scripts', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'];
  const before = '--before=2026-11-22';
  try {
    await succeed('npm', ['install', '--prefix', folder, ...options, before, ...packages]);
  } catch {
    rmSync(folder, { recursive: true, force: true });
    const hint = 'check the connection to the package registry, and try again';
    throw new Failure(`${packages[0]} could not be installed: ${hint}.`);
  }
  return folder;
}

async function succeed(command: string, args: string[], options: SpawnOptions = {}) {
  const code = await exitOf(run(command, args, options));
  if (code !== 0) throw new Failure(`This command failed: ${command} ${args.join(' ')}`);
}
