import path from 'node:path';

/**
 * Where a shell would look for a command.
 * @param {string} name
 */
export function inPath(name) {
  const folders = process.env['PATH']?.split(path.delimiter) ?? [];
  return folders.map((folder) => path.join(folder, name));
}
