import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const content = 'content';
const existingPicture = `${content}/intern/0-before-your-first-day/floor-plan.webp`;

interface PlanSize {
  milestones: number;
  /** For each milestone. */
  missions: number;
  hasPictures?: boolean;
}

/**
 * Writes a plan into a checkout, in place of one with the same id. A mission has 0.4 kB gzip: its letters are random,
 * since repeated text would compress to nothing.
 */
export function writePlan(
  checkout: string,
  id: string,
  { milestones, missions, hasPictures = false }: PlanSize,
) {
  const plan = path.join(checkout, content, id);
  rmSync(plan, { recursive: true, force: true });
  for (let milestone = 1; milestone <= milestones; milestone += 1) {
    const name = words(2);
    const folder = path.join(plan, `${milestone}-${name.replaceAll(' ', '-')}`);
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, 'milestone.yaml'), `name: "${name}"\nday: ${7 * milestone}\n`);
    // Different bytes after the picture, since files with the same content would become one file.
    const picture = [readFileSync(path.join(checkout, existingPicture)), Buffer.from(words(1))];
    if (hasPictures) writeFileSync(path.join(folder, 'map.webp'), Buffer.concat(picture));
    for (let mission = 1; mission <= missions; mission += 1) {
      const title = words(4);
      const file = path.join(folder, `${mission}-${title.replaceAll(' ', '-')}.md`);
      const fields = `title: "${title}"\ntag: HR\ntagColor: green\nday: ${7 * milestone - 6 + (mission % 5)}`;
      const shown = hasPictures ? `![${words(3)}](map.webp)\n` : '';
      writeFileSync(file, `---\n${fields}\n---\n\n${words(75)}\n\n${shown}`);
    }
  }
}

let asked = 0;

/** Pseudo-random, and the same in every run. */
function words(count: number): string {
  asked += 1;
  const digits = createHash('shake256', { outputLength: 5 * count }).update(`${asked}`);
  return digits.digest('hex').replaceAll(/.{10}(?!$)/g, '$& ');
}
