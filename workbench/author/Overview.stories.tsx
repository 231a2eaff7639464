import files from 'virtual:content/files';
import { expect } from 'storybook/test';
import { ContactLine } from '#components/ContactLine/ContactLine.tsx';
import type { FurtherLanguage } from '#components/words/languages.ts';
import type { Milestone, Mission, Plan } from '#features/onboarding/plan/model.ts';
import preview from '#storybook/preview.tsx';
import { missionFormat } from '#tools/content/compiler/checkMission.ts';
import { compilePlans } from '#tools/content/compiler/compilePlans.ts';
import { nameOf } from '#tools/content/compiler/languages.ts';
import { ofType, placesIn } from '#tools/content/compiler/places.ts';
import * as pageCss from '../page/Page.css.ts';
import { Page, Section, Table } from '../page/Page.tsx';
import { missionStoryId } from './files/missionFile.ts';
import { pathOf, type Translation, translationsIn } from './files/translations.ts';

const { plans, standard, languages, contact } = compilePlans(files);
const translations = translationsIn(files, languages);

/** For example `new-hire/2-workstation-setup/3-set-up-git-and-ssh.md`. */
const fileOf = (...ids: readonly string[]): string =>
  files.find(({ path }) => path.replaceAll(/\/\d+-/g, '/') === `${ids.join('/')}.md`)?.path ?? '';

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

function countWords({ description }: Mission): number {
  const texts = ofType(placesIn(missionFormat.parse(description)), 'text', 'inlineCode', 'code');
  return sum(texts.map(({ node }) => node.value.match(/[\p{L}\p{N}’']+/gu)?.length ?? 0));
}

const wordsIn = (missions: readonly Mission[]) => sum(missions.map(countWords));

/** For example `6 h 52 min`. */
function timeFor(missions: readonly Mission[]): string {
  const minutes = sum(missions.map((mission) => mission.minutes ?? 0));
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours && `${hours} h`, rest && `${rest} min`].filter(Boolean).join(' ') || '–';
}

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

const sumOf = ({ id, name, day, missions }: Milestone) => ({
  key: id,
  head: <strong>{name}</strong>,
  cells: [
    counted(missions.length, 'mission'),
    ...languages.map(() => ''),
    '',
    day,
    <strong key="time">{timeFor(missions)}</strong>,
    <strong key="words">{wordsIn(missions)}</strong>,
  ],
});

/** Opens a mission or its translation, written or not. */
const formLink = (file: string, text: string, state = '') => (
  <a
    key={file}
    className={pageCss.link}
    href={`./?path=/story/content--form&args=open:${missionStoryId(file)}`}
    target="_top"
    aria-label={state ? `${state}: open ${file} in the form` : `Open ${file} in the form`}
  >
    {text}
  </a>
);

function translationLink(file: string, language: FurtherLanguage) {
  const isOf = (each: Translation) => each.language === language && pathOf(each.original) === file;
  const { draft, state } = translations.find(isOf) ?? {};
  return draft && state && formLink(pathOf(draft), state, state);
}

const missionRow = (mission: Mission, file: string) => ({
  key: file,
  head: (
    <a
      className={pageCss.link}
      href={`./?path=/story/${missionStoryId(file)}--mission`}
      target="_top"
    >
      {mission.title}
    </a>
  ),
  cells: [
    formLink(file, file.slice(file.indexOf('/') + 1)),
    ...languages.map((language) => translationLink(file, language)),
    mission.tag,
    mission.day,
    timeFor([mission]),
    countWords(mission),
  ],
});

function PlanTable({ plan: { id, milestones } }: { plan: Plan }) {
  const missions = milestones.flatMap((milestone) => milestone.missions);
  const untimed = missions.filter((mission) => mission.minutes === undefined).length;
  const extent = [
    counted(milestones.length, 'milestone'),
    counted(missions.length, 'mission'),
    untimed < missions.length && timeFor(missions),
    untimed > 0 && `${untimed} without a time`,
    counted(wordsIn(missions), 'word'),
  ];
  return (
    <Table
      title={id === standard ? `${id}, the standard plan` : id}
      text={`${extent.filter(Boolean).join(', ')}.`}
      heads={['Mission', 'File', ...languages.map(nameOf), 'Tag', 'Day', 'Time', 'Words']}
      figures={3}
      rows={milestones.flatMap((milestone) => [
        sumOf(milestone),
        ...milestone.missions.map((mission) =>
          missionRow(mission, fileOf(id, milestone.id, mission.id)),
        ),
      ])}
    />
  );
}

const meta = preview.meta({
  title: 'Content/Overview',
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs', 'page'],
});

export const Overview = meta.story({
  render: () => (
    <Page
      title="All plans"
      lead="What each plan holds, how long it takes, and how much there is to read."
      width="wide"
    >
      {plans.map((plan) => (
        <PlanTable key={plan.id} plan={plan} />
      ))}
      <Section title="Whom to ask">
        {contact.en ? <ContactLine {...contact.en} /> : 'Nobody is named in plans.yaml.'}
      </Section>
    </Page>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: /^new-hire/ })).toBeVisible();
    const rows = canvas.getAllByRole('row').map((row) => row.textContent);
    await expect(rows).toContainEqual(
      expect.stringMatching(/^Workstation Setup4 missions1 h 40 min/),
    );
    await expect(canvas.getAllByRole('columnheader', { name: 'German' })).toHaveLength(
      plans.length,
    );
  },
});
