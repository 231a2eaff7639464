import intern from 'virtual:content/plans/intern';
import type { StoryContext } from '@storybook/react-vite';
import { expect, fn, spyOn, waitFor, within } from 'storybook/test';
import { longText, unbrokenText } from '#components/ui/samples.ts';
import { portalWords } from '#components/words/en/portal.ts';
import preview from '#storybook/preview.tsx';
import { expectNothingCut, expectStops } from '#workbench/stories/checks.ts';
import type { Milestone, Mission } from '../plan/model.ts';
import { SampleScreen } from '../testing/SampleScreen.tsx';
import {
  noProgress,
  sampleBuddy,
  sampleContact,
  sampleMilestone,
  sampleMilestones,
  sampleMission,
  unknownDays,
} from '../testing/samples.ts';

const mission = (title: string, changes: Partial<Mission> = {}) =>
  sampleMission(title, {
    title,
    description: `## Why\n\nBecause **${title}** helps.`,
    preview: `Because ${title} helps.`,
    ...changes,
  });

const firstDay = sampleMilestone(
  'First Day',
  mission('Collect your badge'),
  mission('Find your desk'),
);
const quietWeek = sampleMilestone('Quiet Week');

/** Completes the two missions of `First Day`. */
async function completeBoth({ canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>) {
  const press = async (name: string) =>
    userEvent.click(await canvas.findByRole('button', { name }));
  await press('Mark as Completed');
  await press('Next mission: Find your desk');
  await press('Mark as Completed');
}

/** A plan in which nothing is done yet. */
const untouched = (...milestones: readonly Milestone[]) => ({
  employeeName: 'Noor Haddad',
  milestones,
  progress: noProgress,
});

const meta = preview.meta({
  title: 'Screens/Portal',
  component: SampleScreen,
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
  args: {
    employeeName: 'Maya Lindqvist',
    onSelectionChange: fn(),
  },
});

export const BeforeAChoice = meta.story({
  tags: ['tree'],
  play: async ({ args }) => {
    await expect(args.onSelectionChange).not.toHaveBeenCalled();
    await expect(document.body).toHaveFocus();
  },
});

export const MilestoneChosen = meta.story({
  play: async ({ canvas, userEvent }) => {
    const milestone = canvas.getByRole('link', { name: /^Workstation Setup/ });
    await userEvent.click(milestone);
    await expect(milestone).toHaveAttribute('aria-current', 'step');
    await expect(milestone).toHaveFocus();
    const said = await canvas.findByText(/^Workstation Setup: 3 of \d+ missions completed$/);
    await userEvent.click(milestone);
    await expect(canvas.getByText(said.textContent)).not.toBe(said);
    const list = within(canvas.getByRole('region', { name: 'Workstation Setup Missions' }));
    await expect(list.getAllByRole('link')[0]).toHaveAttribute('aria-current', 'true');
  },
});

export const MissionOpened = meta.story({
  tags: ['tree'],
  args: { selection: { milestoneId: 'workstation-setup' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: /^Set up Git/ }));
    await waitFor(() => expect(canvas.getByRole('heading', { name: /^Set up Git/ })).toHaveFocus());
  },
});

export const OpenMissionPressedAgain = meta.story({
  tags: ['behavior'],
  args: { selection: { milestoneId: 'workstation-setup' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: /^Start your laptop/ }));
    await expect(canvas.getByRole('heading', { name: /^Start your laptop/ })).toHaveFocus();
    await expect(args.onSelectionChange).not.toHaveBeenCalled();
  },
});

export const LastStepChecked = meta.story({
  name: 'All steps are done',
  parameters: { subject: 'role=checkbox[name="Tax"]' },
  args: untouched(
    sampleMilestone(
      'Paperwork',
      mission('Fill in the forms', {
        description: '- [ ] Bank\n- [ ] Tax',
        steps: ['bank', 'tax'],
      }),
    ),
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: /^Paperwork/ }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Bank' }));
    await expect(canvas.getAllByText('1 of 2 steps')[0]).toBeVisible();
    const tax = canvas.getByRole('checkbox', { name: 'Tax' });
    await userEvent.click(tax);
    const shownAndSaid = async () =>
      expect(canvas.getAllByText(portalWords.mission.completionOffer)).toHaveLength(2);
    await waitFor(shownAndSaid);
    await expect(tax).toHaveFocus();
    await userEvent.keyboard(' ');
    await waitFor(() => expect(canvas.queryByText(portalWords.mission.completionOffer)).toBeNull());
    await userEvent.keyboard(' ');
    await waitFor(shownAndSaid);
  },
});

export const MilestoneStaysInView = meta.story({
  tags: ['behavior'],
  name: 'A pressed milestone stays in view beside its missions',
  globals: { viewport: { value: 'tablet' } },
  beforeEach: () => {
    // Without motion, the scroll has ended when the press has.
    spyOn(window, 'matchMedia').mockReturnValue(window.matchMedia('all'));
  },
  play: async ({ canvas, userEvent }) => {
    const milestone = canvas.getByRole('link', { name: /^Team Lunch/ });
    await userEvent.click(milestone);
    const list = canvas.getByRole('region', { name: 'Team Lunch Missions' });
    await expect(list.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    await expect(milestone.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
  },
});

export const BackToTheList = meta.story({
  tags: ['behavior'],
  name: 'On a phone, the place of a mission stays in view, covers nothing, and leads back',
  args: { selection: { milestoneId: 'workstation-setup', missionId: 'connect-to-the-vpn' } },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas, userEvent }) => {
    const title = canvas.getByRole('heading', { name: 'Workstation Setup Missions' });
    const place = canvas.getByRole('button', { name: /^Workstation Setup, \d+ of \d+$/ });
    const link = canvas.getByRole('link', { name: /^internal status page/ });
    const topOf = (element: Element) => element.getBoundingClientRect().top;
    for (const back of [place, canvas.getByRole('button', { name: /^All missions in/ })]) {
      window.scrollBy(0, topOf(link));
      await expect(topOf(place.parentElement ?? place)).toBe(0);
      await expect(topOf(link)).toBeLessThan(1);
      link.focus();
      await waitFor(() => expect(topOf(link)).toBeGreaterThan(place.offsetHeight));
      const { scrollY } = window;
      place.focus();
      await expect(window.scrollY).toBe(scrollY);
      // The focus ring is within the window, too.
      const { outlineOffset, outlineWidth } = getComputedStyle(place);
      const ring = Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth);
      await expect(topOf(place)).toBeGreaterThanOrEqual(ring);
      await userEvent.click(back);
      await expect(title).toHaveFocus();
      await waitFor(() => expect(topOf(title)).toBeGreaterThanOrEqual(0));
    }
  },
});

export const HeldEnterCompletesOnce = meta.story({
  tags: ['behavior'],
  args: { selection: { milestoneId: 'workstation-setup', missionId: 'set-up-git-and-ssh' } },
  play: async ({ canvas, userEvent }) => {
    const pane = within(canvas.getByRole('region', { name: /^Set up Git/ }));
    const button = pane.getByRole('button', { name: 'Mark as Completed' });
    button.focus();
    await userEvent.keyboard('{Enter>8/}');
    await expect(pane.getByRole('button', { name: 'Mission Completed' })).toBeDisabled();
    // Said once, because the sentence is not in a live region as well.
    const said = /^Well done\. 4 of \d+ missions completed in Workstation Setup\./;
    await expect(pane.getByRole('group', { name: said })).toHaveFocus();
    await expect(pane.getByText('Well done.').closest('[aria-live]')).toBeNull();
    await expectStops(userEvent, [/^Next mission: /]);
    // Without the focus, the group has its own name again.
    await expect(pane.getByRole('group', { name: 'Next steps' })).toBeVisible();
  },
});

export const MilestoneCompleted = meta.story({
  tags: ['tree'],
  args: {
    ...untouched(firstDay, quietWeek, sampleMilestone('Later', mission('Rest'))),
    selection: { milestoneId: 'First Day' },
  },
  play: async (context) => {
    await completeBoth(context);
    await expect(await context.canvas.findByText('is complete.')).toBeVisible();
  },
});

const gitMission = { milestoneId: 'workstation-setup', missionId: 'set-up-git-and-ssh' };

export const WithBuddy = meta.story({
  name: 'Your buddy: Ida Holm',
  parameters: { subject: 'role=link[name=/Ida Holm$/]' },
  args: { people: { buddy: sampleBuddy, contact: sampleContact }, selection: gitMission },
  play: async ({ canvas }) => {
    const [buddy, ask] = canvas.getAllByRole('link', { name: /Ida Holm/ });
    await expect(buddy).toHaveAttribute('href', sampleBuddy.link);
    await expect(ask).toHaveAccessibleName('Ask Ida Holm about this mission');
    await expect(ask).toHaveAttribute(
      'href',
      expect.stringMatching(/Set%20up%20Git%20and%20create/),
    );
  },
});

/** Walks from the first mission to the last with the buttons that lead on, and nothing else. */
export const WalkedByKeyboard = meta.story({
  tags: ['behavior'],
  args: untouched(firstDay, sampleMilestone('Later', mission('Rest'))),
  play: async ({ args, canvas, userEvent }) => {
    const press = async (button: HTMLElement) => {
      while (document.activeElement !== button) await userEvent.tab();
      await userEvent.keyboard('{Enter}');
    };
    const titles = args.milestones?.flatMap(({ missions }) => missions.map(({ title }) => title));
    const [begin] = canvas.getAllByRole('button', { name: /^Start with: / });
    await press(begin as HTMLElement);
    for (const [index, title] of (titles ?? []).entries()) {
      const heading = await canvas.findByRole('heading', { level: 2, name: title });
      await waitFor(() => expect(heading).toHaveFocus());
      const bar = canvas.getByRole('progressbar');
      await press(await canvas.findByRole('button', { name: 'Mark as Completed' }));
      // Replaced by a new bar, because some screen readers interrupt with the percentage of a bar that changes.
      await expect(bar).not.toBeInTheDocument();
      if (index + 1 === titles?.length) break;
      const next = await canvas.findByRole('button', { name: /^Next m/ });
      const [, milestone] = /^Next milestone: (.*)/.exec(next.textContent) ?? [];
      await press(next);
      if (milestone) await canvas.findByText(new RegExp(`^${milestone}: 0 of `));
    }
    await expect(await canvas.findByText('3 of 3')).toBeVisible();
  },
});

export const PlanCompleted = meta.story({
  name: 'Every milestone in your plan is complete',
  args: { ...untouched(firstDay, quietWeek), selection: { milestoneId: 'First Day' } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await completeBoth(context);
    const end = { name: 'Every milestone in your plan is complete' };
    await expect(await canvas.findByRole('heading', end)).toBeVisible();
    await expect(canvas.queryByText('In Progress')).toBeNull();
    await expect(canvas.queryByRole('button', { name: /^Next/ })).toBeNull();
    const link = canvas.getByRole('link', { name: 'Share the news with HR' });
    await expect(link).toHaveAttribute('href', expect.stringMatching(/all%202%20missions/));
    await userEvent.click(canvas.getByRole('link', { name: /^Collect your badge/ }));
    await expect(canvas.getByRole('heading', end)).toBeVisible();
  },
});

const everythingCompleted = {
  ...noProgress,
  milestones: sampleMilestones.map(({ id: milestoneId, missions }) => ({
    milestoneId,
    missions: missions.map(({ id }) => ({
      id,
      isCompleted: true as const,
      completedAt: '2026-11-20T09:00:00.000Z',
    })),
  })),
};

export const End = meta.story({
  name: 'You made it all the way, and we are glad you are here',
  args: { progress: everythingCompleted },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^You made it all the way/)).toBeVisible();
    await expect(canvas.getByText('Completed')).toBeVisible();
    const contradiction =
      /^In Progress|get you started|^Get Started|at your own pace|complete its missions|^day /;
    await expect(canvas.queryByText(contradiction)).toBeNull();
  },
});

export const EmptyMilestone = meta.story({
  parameters: { subject: 'text=No missions available for this milestone' },
  args: { ...untouched(firstDay, quietWeek), selection: { milestoneId: 'Quiet Week' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No missions available for this milestone')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Select a Mission' })).toBeVisible();
    await expect(
      canvas.getByRole('link', {
        name: 'Quiet Week, 0 of 0 missions completed, completed, selected',
      }),
    ).toBeVisible();
  },
});

export const InternsPlan = meta.story({
  name: 'An intern’s plan, with days and pictures',
  parameters: { subject: 'role=img[name=/^Map of the entrance/]' },
  args: {
    ...untouched(...intern.milestones),
    employeeName: 'Tomás Okafor',
    calendar: { firstDay: '2026-11-30', today: '2026-11-26' },
    selection: { milestoneId: 'before-your-first-day' },
  },
  play: async ({ canvas }) => {
    const map = await canvas.findByRole<HTMLImageElement>('img', { name: /^Map of the entrance/ });
    await waitFor(() => expect(map.naturalWidth).toBe(1280));
  },
});

export const Today = InternsPlan.extend({
  name: 'Today, between what was due and what comes',
  parameters: { subject: 'text=Today >> nth=1' },
  args: { calendar: { firstDay: '2026-11-30', today: '2026-12-02' }, selection: {} },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('In Progress').closest('p')).toHaveTextContent(
      /^In Progress, day 3/,
    );
    await expect(canvas.getByText(/^This week: /)).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: /^First Days/ }));
    await expect(canvas.queryByText(/^This week: /)).toBeNull();
    const [path, list] = canvas.getAllByText('Today').map((today) => today.closest('li'));
    await expect(path).toHaveTextContent(
      /^Before Your First Day.*planned for Friday, November 27.*Today$/,
    );
    await expect(list).toHaveTextContent(/^TodayGet access to the tools you need\s*today$/);
  },
});

export const FirstDayUnknown = meta.story({
  name: 'Days, first day not known',
  args: {
    calendar: unknownDays,
    ...untouched(
      {
        ...sampleMilestone(
          'First Week',
          mission('Collect your badge', { day: 4 }),
          mission('Find your desk', { day: 5 }),
          mission('Set up your laptop'),
          mission('Say hello'),
        ),
        day: 6,
      },
      { ...sampleMilestone('Later', mission('Look back')), day: 366 },
    ),
    selection: { milestoneId: 'First Week' },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Say hello, Day 6' }));
    const title = await canvas.findByRole('heading', { name: 'Say hello' });
    await expect(title.nextElementSibling).toHaveTextContent(/Day 6$/);
    await expect(canvas.queryByRole('button', { name: 'Add to my calendar' })).toBeNull();
  },
});

const named = (text: string) => ({
  ...untouched(
    sampleMilestone(
      text,
      mission(text, { description: `## ${text}\n\n${text}`, preview: text, tag: text }),
    ),
  ),
  employeeName: text,
  selection: { milestoneId: text },
  notice: text,
  people: {
    buddy: { name: text, link: 'https://chat.waymark.test' },
    manager: { name: text },
    contact: { name: text, link: 'mailto:people@waymark.test' },
  },
});

export const LongTextsOnANarrowScreen = meta.story({
  name: 'Long texts, 320 px',
  parameters: { subject: 'h1' },
  args: named(longText),
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expectNothingCut(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Mark as Completed' }));
    const end = { name: 'Every milestone in your plan is complete' };
    await expect(await canvas.findByRole('heading', end)).toBeVisible();
    await expectNothingCut(canvasElement);
  },
});

export const UnbrokenTextsOnANarrowScreen = LongTextsOnANarrowScreen.extend({
  name: 'Unbroken texts, 320 px',
  args: named(unbrokenText),
});

const hebrewMission = {
  title: 'פגישה עם הצוות.',
  description: [
    'ברוכים הבאים לצוות.',
    '- קבלו תג.\n- Ask at the desk.',
    '| מה | איפה |\n| --- | --- |\n| תג | בקבלה. |',
    'This is in English.',
  ].join('\n\n'),
  tag: 'משאבי אנוש',
};

/** The distance of a part of a text from the left of the window. */
function placeOf(element: Element, part: string) {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const at = text.nodeValue?.indexOf(part) ?? -1;
    if (at === -1) continue;
    const range = document.createRange();
    range.setStart(text, at);
    range.setEnd(text, at + part.length);
    return range.getBoundingClientRect().left;
  }
  return Number.NaN;
}

export const OfAnotherDirection = meta.story({
  name: 'A plan in Hebrew',
  parameters: { subject: 'role=heading[name="פגישה עם הצוות."]' },
  args: {
    ...untouched(
      sampleMilestone('שבוע ראשון', mission('team', hebrewMission), mission('Rest')),
      sampleMilestone('שבוע שני', mission('later', hebrewMission)),
    ),
    employeeName: 'מאיה לוי',
    selection: { milestoneId: 'שבוע ראשון' },
  },
  play: async ({ canvas, userEvent }) => {
    const title = canvas.getByRole('heading', { name: hebrewMission.title });
    // A full stop stands at the end of the line, where the last letter is.
    for (const [element, start] of [
      [title, 'פגישה'],
      [canvas.getByText('ברוכים הבאים לצוות.'), 'ברוכים'],
      [canvas.getByRole('cell', { name: 'בקבלה.' }), 'בקבלה'],
    ] as const) {
      await expect(placeOf(element, '.'), start).toBeLessThan(placeOf(element, start));
    }
    const english = canvas.getByText('This is in English.');
    await expect(placeOf(english, '.')).toBeGreaterThan(placeOf(english, 'This'));
    await userEvent.click(canvas.getByRole('button', { name: 'Mark as Completed' }));
    // The portal's own sentences run from left to right, whatever names are in them.
    const all = canvas.getByRole('button', { name: 'All missions in שבוע ראשון' });
    await expect(placeOf(all, 'All')).toBeLessThan(placeOf(all, 'ראשון'));
  },
});

export const UndrawableText = meta.story({
  name: 'A text nested too deeply',
  parameters: { subject: 'text=This text cannot be shown.' },
  args: {
    ...untouched(
      sampleMilestone('First Day', mission('Lists', { description: `${'- '.repeat(200)}a` })),
    ),
    selection: { milestoneId: 'First Day' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^This text cannot be shown\./)).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Ask .* about this mission$/ })).toBeVisible();
  },
});

export const UnknownMission = meta.story({
  name: 'Your link leads to a mission that is not part of your plan',
  args: { selection: { milestoneId: 'orientation', missionId: 'renamed-since' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Select a Mission' })).toBeVisible();
    const sentence = canvas.getByText(
      'Your link leads to a mission that is not part of your plan.',
    );
    await expect(sentence).toBeVisible();
    const ask = { name: 'Ask HR about this mission' };
    await expect(canvas.getByRole('link', ask)).toHaveAttribute(
      'href',
      expect.stringMatching(/not%20part/),
    );
  },
});

export const NoPlanYet = meta.story({
  name: 'There is no plan for your account yet',
  args: {
    ...untouched(),
    contact: { name: 'HR', link: 'mailto:people@example.com' },
  },
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading', { name: 'Get Started with Your Onboarding' });
    await expect(title.nextElementSibling).toHaveTextContent(
      'There is no plan for your account yet. Please ask HR to choose one for you.',
    );
    await expect(canvas.getAllByRole('link', { name: 'HR' })).toHaveLength(2);
    await expect(canvas.queryByText('0 of 0')).toBeNull();
    await expect(canvas.getByText('NH')).toBeVisible();
  },
});
