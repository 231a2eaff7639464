import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const content = 'content';
const existingPicture = `${content}/intern/0-before-your-first-day/floor-plan.webp`;

interface PlanSize {
  milestones: number;
  /** For each milestone. */
  missions: number;
  hasPictures?: boolean;
  /** For the whole plan. */
  steps?: number;
}

/**
 * Writes a plan into a checkout, in place of one with the same id. A mission has 0.4 kB gzip: its letters are random,
 * since repeated text would compress to nothing.
 */
export function writePlan(
  checkout: string,
  id: string,
  { milestones, missions, hasPictures = false, steps = 0 }: PlanSize,
) {
  const plan = path.join(checkout, content, id);
  rmSync(plan, { recursive: true, force: true });
  const stepsBefore = (mission: number) => Math.floor((mission * steps) / (milestones * missions));
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
      const number = (milestone - 1) * missions + mission;
      const length = stepsBefore(number) - stepsBefore(number - 1);
      const list = Array.from({ length }, () => `- [ ] ${words(3)}\n`).join('');
      writeFileSync(file, `---\n${fields}\n---\n\n${words(75)}\n\n${list}\n${shown}`);
    }
  }
}

/** Puts a plan into another checkout. */
export function copyPlan(from: string, to: string, id: string) {
  const plan = path.join(to, content, id);
  rmSync(plan, { recursive: true, force: true });
  cpSync(path.join(from, content, id), plan, { recursive: true });
}

let asked = 0;

/** Pseudo-random, and the same in every run. */
function words(count: number): string {
  asked += 1;
  const digits = createHash('shake256', { outputLength: 5 * count }).update(`${asked}`);
  return digits.digest('hex').replaceAll(/.{10}(?!$)/g, '$& ');
}
