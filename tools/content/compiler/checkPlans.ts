import {
  fileName,
  type Named,
  type ParsedMilestone,
  type ParsedPlan,
  type Settings,
  settingsFile,
} from './parseFiles.ts';
import type { ReportIn } from './problem.ts';
import { findMisfit, originOf } from './translations.ts';

/** Reports what only several files together show. */
export function checkPlans(settings: Settings, plans: readonly ParsedPlan[], reportIn: ReportIn) {
  const { standard, languages = [] } = settings;
  if (!plans.some(({ id }) => id === standard)) {
    const message = `There is no plan "${standard}". Use the name of a plan’s folder for "standard".`;
    reportIn(settingsFile)(message);
  }
  for (const plan of plans) checkPlan(plan, languages, reportIn);
}

function checkPlan({ milestones }: ParsedPlan, languages: readonly string[], reportIn: ReportIn) {
  const missions = milestones.flatMap((milestone) => milestone.missions);
  checkUnique('number', milestones, reportIn);
  checkUnique('id', milestones, reportIn);
  checkUnique('id', missions, reportIn);
  for (const milestone of milestones) {
    checkUnique('number', milestone.missions, reportIn);
    checkPictures(milestone, reportIn);
    checkTranslations(milestone, languages, reportIn);
  }
}

function checkUnique(key: 'number' | 'id', items: readonly Named[], reportIn: ReportIn) {
  for (const item of items) {
    const first = items.find((each) => each[key] === item[key]) ?? item;
    if (first === item) continue;
    reportIn(item.path)(
      `The ${key} "${item[key]}" is used twice: here and by ${first.path}. Change one of them.`,
    );
  }
}

function checkPictures(milestone: ParsedMilestone, reportIn: ReportIn) {
  const { missions, translations, pictures } = milestone;
  for (const { path, shown } of [...missions, ...translations]) {
    for (const [name, line] of shown) {
      const message = `There is no picture "${name}" beside the mission. Put the file there, or fix its name.`;
      if (!pictures.has(name)) reportIn(path)(message, line);
    }
  }
}

function checkTranslations(
  { missions, translations }: ParsedMilestone,
  languages: readonly string[],
  reportIn: ReportIn,
) {
  for (const translation of translations) {
    const { path, original, language } = translation;
    const mission = missions.find((each) => each.path === original);
    if (!languages.includes(language)) {
      const listed = [...languages, language].join(', ');
      reportIn(path)(`"plans.yaml" does not list this language. Write "languages: [${listed}]".`);
    } else if (!mission) {
      const message = `There is no mission "${fileName(original)}" beside this translation. Use the number and name of the English file.`;
      reportIn(path)(message);
    } else if (translation.fields.of === originOf(mission)) {
      const misfit = findMisfit(translation, mission);
      if (misfit) reportIn(path)(misfit);
    }
  }
}
