import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const content = 'content';
const samplePicture = `${content}/intern/0-before-your-first-day/floor-plan.webp`;

interface PlanSize {
  milestones: number;
  /** Of each milestone. */
  missions: number;
  hasPictures?: boolean;
}

/**
 * Writes a plan into a checkout, in the place of one of the same id. Each mission has 0.4 kB gzip. Its letters are
 * random, because a text that repeats another one compresses to nothing.
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
    // Other bytes behind the same picture, because files of the same content would be one file.
    const picture = [readFileSync(path.join(checkout, samplePicture)), Buffer.from(words(1))];
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

/** Pseudo-random letters and digits, the same in every run. */
function words(count: number): string {
  asked += 1;
  const digits = createHash('shake256', { outputLength: 5 * count }).update(`${asked}`);
  return digits.digest('hex').replaceAll(/.{10}(?!$)/g, '$& ');
}
