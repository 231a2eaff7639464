import { spawn } from 'node:child_process';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

/** The project's folder. */
export const root = path.resolve(import.meta.dirname, '..');

/** Scripts to run with Node, because a signal to a shell would not reach the tool that runs in it. */
export const playwright = path.join(root, 'node_modules/@playwright/test/cli.js');
export const vite = path.join(root, 'node_modules/vite/bin/vite.js');

/** A failure that needs no stack: `main` prints its message alone. */
export class Failure extends Error {}

/** @type {Set<import('node:child_process').ChildProcess>} */
const children = new Set();

/**
 * Starts a command. It is stopped when this process ends.
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 */
export function run(command, args, options = {}) {
  const child = spawn(command, args, { stdio: 'inherit', ...options });
  children.add(child);
  child.once('exit', () => children.delete(child));
  return child;
}

/**
 * Starts a script with Node, by default in the project's folder.
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 */
export function runNode(args, options) {
  return run(process.execPath, args, { cwd: root, ...options });
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @returns {Promise<number>} the exit code
 */
export function exitOf(child) {
  return new Promise((resolve) => {
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

/**
 * Runs a command, and stops the processes that it has started, also after a failure or a signal.
 * @param {() => Promise<number>} command resolves with the exit code
 */
export async function main(command) {
  process.on('exit', () => children.forEach((child) => child.kill('SIGKILL')));
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.once(signal, () => stopChildren().then(() => process.exit(130)));
  }
  try {
    process.exitCode = await command();
  } catch (error) {
    console.error(error instanceof Failure ? error.message : error);
    process.exitCode = 1;
  }
  await stopChildren();
  process.exit();
}

/**
 * Waits until a server answers.
 * @param {string} url
 */
export async function untilReady(url, limitMs = 60_000) {
  const end = Date.now() + limitMs;
  while (Date.now() < end) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return;
    await delay(100);
  }
  throw new Failure(`${url} did not answer within ${limitMs / 1000} s.`);
}

async function stopChildren() {
  const stopping = [...children].map((child) => {
    const timer = setTimeout(() => child.kill('SIGKILL'), 5000);
    const exit = exitOf(child).then(() => clearTimeout(timer));
    child.kill('SIGTERM');
    return exit;
  });
  await Promise.all(stopping);
}
