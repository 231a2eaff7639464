import { type FurtherLanguage, type Language, languageOf } from '#components/words/languages.ts';
import type { Plan } from '#features/onboarding/plan/model.ts';
import type { Contact } from '#ui/ContactLine';
import { forTerminal } from '../../text/text.ts';
import { assemble } from './assemble.ts';
import { checkPlans } from './checkPlans.ts';
import { type ContentFile, parseFiles } from './parseFiles.ts';
import type { ContentProblem, ReportIn } from './problem.ts';
import { findGaps } from './translations.ts';

export interface CompiledContent {
  /** The plans in each language, English first. */
  readonly plans: ReadonlyMap<Language, readonly Plan[]>;
  /** Missing or outdated translations, by language. Without the portal's words, a language's plans are English. */
  readonly gaps: ReadonlyMap<FurtherLanguage, readonly ContentProblem[]>;
  /** The id of the plan for accounts without one. */
  readonly standard: string;
  /** The contact for employees. Only the name differs between languages. */
  readonly contact: Readonly<Partial<Record<Language, Contact>>>;
}

/**
 * Reads each file, checks what they are together, and assembles the plans in each language. Problems of single files
 * are told before those of the plans.
 */
export function compilePlans(files: readonly ContentFile[]): {
  readonly content?: CompiledContent;
  /** Ordered by file and line. */
  readonly problems: readonly ContentProblem[];
} {
  const sorted = files.toSorted((one, other) => collator.compare(one.path, other.path));
  const ofFiles = collectProblems();
  const { settings, plans } = parseFiles(sorted, ofFiles.reportIn);
  if (!settings || ofFiles.problems.length > 0) return { problems: ofFiles.inOrder() };
  const languages = settings.languages ?? [];
  const ofPlans = collectProblems();
  checkPlans(settings, plans, ofPlans.reportIn);
  const gaps = new Map(
    languages.map((language) => {
      const { reportIn, problems } = collectProblems();
      if (languageOf('portal', language) === language) {
        findGaps(plans, language, settings.translations ? ofPlans.reportIn : reportIn);
      }
      return [language, problems] as const;
    }),
  );
  if (ofPlans.problems.length > 0) return { problems: ofPlans.inOrder() };
  const all = ['en', ...languages] as const;
  const { standard, contact, contactLink: link } = settings;
  const nameIn = (each: Language) => (each === 'en' ? contact : settings[`contact.${each}`]);
  const content: CompiledContent = {
    plans: new Map(
      all.map((language) => [language, assemble(plans, languageOf('portal', language))]),
    ),
    gaps,
    standard,
    contact: Object.fromEntries(
      contact === undefined
        ? []
        : all.map((each) => [each, { name: nameIn(each) ?? contact, link }]),
    ),
  };
  return { content, problems: [] };
}

const collator = new Intl.Collator('en', { numeric: true });

function collectProblems() {
  const problems: ContentProblem[] = [];
  const reportIn: ReportIn = (path) => {
    return (message, line = 1) =>
      problems.push({ path: forTerminal(path), line, message: forTerminal(message) });
  };
  const inOrder = () =>
    problems.toSorted(
      (one, other) => collator.compare(one.path, other.path) || one.line - other.line,
    );
  return { problems, reportIn, inOrder };
}
