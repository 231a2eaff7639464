import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../run.mjs';

const contentOf = (checkout: string) => path.join(checkout, 'src/features/onboarding/content');

/** Adds plans of one mission and one picture each to those of a checkout. */
export function addPlans(checkout: string, count: number) {
  for (let plan = 1; plan <= count; plan += 1) {
    const size = { milestones: 1, missions: 1, hasPictures: true };
    writePlan(path.join(contentOf(checkout), `role-${plan}`), size);
  }
}

/** Replaces the plan `new-hire` of a checkout. */
export function replacePlan(checkout: string, size: PlanSize) {
  const folder = path.join(contentOf(checkout), 'new-hire');
  rmSync(folder, { recursive: true, force: true });
  writePlan(folder, size);
}

interface PlanSize {
  milestones: number;
  /** Of each milestone. */
  missions: number;
  hasPictures?: boolean;
}

const sample = 'src/features/onboarding/content/intern/0-before-your-first-day/floor-plan.webp';

/** Each mission has 0.4 kB gzip. Its letters are random, because a text that repeats another one compresses to nothing. */
function writePlan(plan: string, { milestones, missions, hasPictures = false }: PlanSize) {
  for (let milestone = 1; milestone <= milestones; milestone += 1) {
    const name = words(2);
    const folder = path.join(plan, `${milestone}-${name.replaceAll(' ', '-')}`);
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, 'milestone.yaml'), `name: "${name}"\nday: ${7 * milestone}\n`);
    // Other bytes behind the same picture, because files of the same content would be one file.
    const picture = [readFileSync(path.join(root, sample)), Buffer.from(words(1))];
    if (hasPictures) writeFileSync(path.join(folder, 'map.webp'), Buffer.concat(picture));
    for (let mission = 1; mission <= missions; mission += 1) {
      const title = words(4);
      const list = [words(6), words(6), words(6), words(6)].map((item) => `- ${item}`).join('\n');
      const text = `${words(30)}\n\n## ${words(3)}\n\n${list}\n\n> ${words(15)}\n`;
      const shown = hasPictures ? `\n![${words(3)}](map.webp)\n` : '';
      writeFileSync(
        path.join(folder, `${mission}-${title.replaceAll(' ', '-')}.md`),
        `---\ntitle: "${title}"\ntag: HR\ntagColor: green\nday: ${7 * milestone - 6 + (mission % 5)}\n---\n\n${text}${shown}`,
      );
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
