import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const contentOf = (checkout: string) => path.join(checkout, 'src/features/onboarding/content');

/** Adds so many plans of one mission each to a checkout's own. */
export function addPlans(checkout: string, count: number) {
  for (let plan = 1; plan <= count; plan += 1) {
    writePlan(path.join(contentOf(checkout), `role-${plan}`), { milestones: 1, missions: 1 });
  }
}

/** Replaces a checkout's plan `new-hire` by one of so many milestones with so many missions each. */
export function replacePlan(checkout: string, size: PlanSize) {
  const folder = path.join(contentOf(checkout), 'new-hire');
  rmSync(folder, { recursive: true, force: true });
  writePlan(folder, size);
}

interface PlanSize {
  milestones: number;
  missions: number;
}

/**
 * Words are letters by chance, from a fixed seed: a mission takes 0.4 kB gzip, and knowing one saves
 * nothing of another.
 */
function writePlan(plan: string, { milestones, missions }: PlanSize) {
  const words = wordSource(14);
  for (let milestone = 1; milestone <= milestones; milestone += 1) {
    const name = words(2);
    const folder = path.join(plan, `${milestone}-${name.replaceAll(' ', '-')}`);
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, 'milestone.yaml'), `name: "${name}"\n`);
    for (let mission = 1; mission <= missions; mission += 1) {
      const title = words(4);
      const list = [words(6), words(6), words(6), words(6)].map((item) => `- ${item}`).join('\n');
      const text = `${words(30)}\n\n## ${words(3)}\n\n${list}\n\n> ${words(15)}\n`;
      writeFileSync(
        path.join(folder, `${mission}-${title.replaceAll(' ', '-')}.md`),
        `---\ntitle: "${title}"\ntag: HR\ntagColor: green\n---\n\n${text}`,
      );
    }
  }
}

/** Each word has 2 to 9 letters. */
function wordSource(seed: number) {
  let state = seed;
  const below = (limit: number) => {
    // The linear congruential generator of Numerical Recipes.
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
  const letter = () => String.fromCharCode(97 + below(26));
  const word = () => Array.from({ length: 2 + below(8) }, letter).join('');
  return (count: number) => Array.from({ length: count }, word).join(' ');
}
