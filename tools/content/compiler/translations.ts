import type { FurtherLanguage } from '#components/words/languages.ts';
import type { Mission, Plan } from '#features/onboarding/plan/model.ts';
import type { Problem } from '../../text/problem.ts';
import { plainText, shorten } from '../../text/text.ts';
import type { MissionCheck } from './checkMission.ts';
import type { translationFields } from './fields.ts';
import { hashOf } from './hash.ts';
import { describeUnavailable, languageMeant, nameOf } from './languages.ts';
import { areReordered, type Steps } from './steps.ts';

/** What another language's plan shows in English, or in a translation of an earlier English text. */
export interface Gap extends Problem {
  readonly path: string;
  readonly language: FurtherLanguage;
  readonly kind: 'missing' | 'stale' | 'name';
}

/** The translated parts of a mission. */
export type Original = Pick<Mission, 'title' | 'tag' | 'description'>;

/**
 * Says which English text a translation was made from. Letters alone, because YAML would read `123456` or `1e5` as a
 * number.
 */
export function originOf({ title, tag, description }: Original): string {
  const text = [title, tag, description]
    .map((each) =>
      plainText(each)
        .normalize('NFC')
        .replaceAll(/(?<![ \t])[ \t]+$/gm, '')
        .trim(),
    )
    .join('\n');
  return hashOf(text).replaceAll(/\d/g, (digit) => 'ghijklmnop'.charAt(Number(digit)));
}

/** The parts of `1-tour.de.md`, and of names that may be meant like this. Undefined for other names. */
export function readTranslationName(path: string) {
  const [, stem, written = ''] = /^(.+)\.([a-z]+(?:[-_][a-z\d]+)*)\.md$/i.exec(path) ?? [];
  const isTag = /^[a-z]{2,3}(?![a-z])/i.test(written);
  const isTranslation = isTag || languageMeant(written) !== undefined;
  return stem === undefined || !isTranslation ? undefined : { original: `${stem}.md`, written };
}

/** The problem of the language in the name of `1-tour.xx.md`. */
export function checkLanguage(
  original: string,
  written: string,
  listed: readonly FurtherLanguage[],
): string | undefined {
  if (listed.some((language) => language === written)) return undefined;
  const meant = languageMeant(written);
  const name = original.slice(original.lastIndexOf('/') + 1);
  if (meant === undefined) return describeUnavailable(written);
  if (meant === 'en')
    return `The English file has no language in its name. Rename it to "${name}".`;
  return listed.includes(meant)
    ? `The language in the file name is not valid. Rename the file to "${name.replace(/md$/, `${meant}.md`)}".`
    : `"plans.yaml" does not list this language. Add it there: "languages: [${[...listed, meant].join(', ')}]".`;
}

/**
 * A mission in another language; no mission if the translation cannot be shown.
 * @param english the mission and its steps
 */
export function translate(
  { content, steps, lines, problems }: MissionCheck<typeof translationFields>,
  english: { readonly mission: Mission; readonly steps: Steps },
): { mission?: Mission; problems: Problem[]; stale?: Problem } {
  if (!content || problems.length > 0) return { problems: [] };
  const origin = originOf(english.mission);
  const { of, ...texts } = content;
  if (of === undefined) {
    const message = `The line "of: ${origin}" is missing. Add it: it says which English text this translates.`;
    return { problems: [{ line: 1, message, about: 'of' }] };
  }
  const misfit = checkSteps(steps, english.steps);
  const { id, tagColor, minutes, day, isCompleted } = english.mission;
  const facts = { id, tagColor, minutes, day, isCompleted };
  const mission = { ...texts, ...facts, steps: english.mission.steps };
  if (of === origin) {
    const problem = misfit && { line: 1, message: misfit, about: 'text' };
    return { mission, problems: problem ? [problem] : [] };
  }
  const until = misfit ? ` Until then, the mission is shown in English. ${misfit}` : '';
  const stale = {
    line: lines?.get('of') ?? 1,
    message: `The English text has changed since this was translated. Translate what is new, then write "of: ${origin}".${until}`,
  };
  // With more or fewer steps, an employee's ticks would appear at the wrong ones.
  return { ...(!misfit && { mission }), problems: [], stale };
}

const reordered =
  'The steps are in another order than in the English text, judging by their links, code, or numbers. Put them in the same order: a step checked off in one language is checked off in the other by its place.';

function checkSteps(steps: Steps | undefined, english: Steps): string | undefined {
  if (steps?.size === english.size) return areReordered(steps, english) ? reordered : undefined;
  if (english.size === 0) return 'The English text has no steps. Remove each box ("- [ ] ").';
  const words = [...english.values()].map(({ text }) => `"${shorten(text)}"`).join(', ');
  return `The number of steps differs: ${english.size} in the English text, ${steps?.size ?? 0} here. Keep the same steps, in the same order: ${words}.`;
}

/**
 * For example `German: 3 of 22 missions are missing, 1 is older than its English`.
 * @param gaps of this language
 */
export function sumUp(
  language: FurtherLanguage,
  gaps: readonly Gap[],
  plans: readonly Plan[],
): string {
  const missions = plans.flatMap(({ milestones }) => milestones.flatMap((each) => each.missions));
  const count = (kind: Gap['kind']) => gaps.filter((gap) => gap.kind === kind).length;
  const [missing, stale, names] = [count('missing'), count('stale'), count('name')];
  const are = (number: number) => (number === 1 ? 'is' : 'are');
  const parts = [
    `${missing} of ${missions.length} missions ${are(missing)} missing`,
    stale > 0 && `${stale} ${are(stale)} older than ${stale === 1 ? 'its' : 'their'} English`,
    names > 0 && `${names} ${names === 1 ? 'name' : 'names'} ${are(names)} missing`,
  ];
  return `${nameOf(language)}: ${parts.filter(Boolean).join(', ')}`;
}
