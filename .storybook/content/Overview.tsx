import { toString } from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visitParents } from 'unist-util-visit-parents';
import { ContactLine } from '#components/ContactLine/ContactLine.tsx';
import { minutesText } from '#components/minutesText.ts';
import { compilePlans } from '#features/onboarding/compiler/compilePlans.ts';
import type { Mission, Plan } from '#features/onboarding/model.ts';
import { Page, Section, Table } from '../page/Page.tsx';

const folder = '../../src/features/onboarding/content/';

const sources = import.meta.glob<string>('../../src/features/onboarding/content/**/*.{md,yaml}', {
  eager: true,
  query: '?raw',
  import: 'default',
});

const { plans, standard, contact } = compilePlans(
  Object.entries(sources).map(([path, text]) => ({ path: path.slice(folder.length), text })),
);

const markdown = unified().use(remarkParse).use(remarkGfm).freeze();

function wordsOf({ description }: Mission): number {
  let count = 0;
  visitParents(markdown.parse(description), ['text', 'inlineCode', 'code'], (node) => {
    count += toString(node).match(/[\p{L}\p{N}’']+/gu)?.length ?? 0;
  });
  return count;
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

export function Overview() {
  return (
    <Page
      title="All plans"
      lead="What each plan holds, how long it takes, and how much there is to read."
    >
      {plans.map((plan) => (
        <PlanTable key={plan.id} plan={plan} />
      ))}
      <Section title="Whom to ask">
        {contact ? (
          <ContactLine name={contact.name} link={contact.link} />
        ) : (
          'Nobody is named in plans.yaml.'
        )}
      </Section>
    </Page>
  );
}

function PlanTable({ plan: { id, milestones } }: { plan: Plan }) {
  const missions = milestones.flatMap((milestone) => milestone.missions);
  const minutes = sum(missions.map((mission) => mission.minutes ?? 0));
  const untimed = missions.filter((mission) => mission.minutes === undefined).length;
  const extent = [
    `${milestones.length} milestones, ${missions.length} missions`,
    minutes > 0 && minutesText(minutes),
    untimed > 0 && `${untimed} without a time`,
    `${sum(missions.map(wordsOf))} words`,
  ];
  return (
    <Table
      title={id === standard ? `${id}, the standard plan` : id}
      text={`${extent.filter(Boolean).join(', ')}.`}
      heads={['Mission', 'Milestone', 'Tag', 'Time', 'Words']}
      rows={milestones.flatMap(({ name, missions: own }) =>
        own.map((mission) => ({
          key: mission.id,
          head: mission.title,
          cells: [
            name,
            mission.tag,
            mission.minutes && minutesText(mission.minutes),
            wordsOf(mission),
          ],
        })),
      )}
    />
  );
}
