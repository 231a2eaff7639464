import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const file = path.resolve(import.meta.dirname, 'pictures/made-with.txt');

/** The browser and the system of the reference pictures. */
export const madeWith = {
  read: (): string => (existsSync(file) ? readFileSync(file, 'utf8').trim() : 'nothing yet'),
  write: (text: string): void => {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, `${text}\n`);
  },
};
