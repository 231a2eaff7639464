import { useState } from 'react';
import { expect } from 'storybook/test';
import { Button } from '#components/Button/Button.tsx';
import { MilestoneTimeline } from '#components/MilestoneTimeline/MilestoneTimeline.tsx';
import { ProgressCard } from '#components/ProgressCard/ProgressCard.tsx';
import { vars } from '#components/theme/contract.css.ts';
import { duration } from '#components/theme/tokens.ts';
import { afterAnimations, expectNothingCut } from '../checks.ts';
import preview from '../preview.tsx';
import * as css from './Motion.css.ts';
import * as pageCss from './Page.css.ts';
import { Page, Section } from './Page.tsx';

const durations: Record<keyof typeof duration, string> = {
  feedback: 'The answer to a pointer or a press: colors, borders',
  progressBar: 'The bar of a milestone grows',
};

const names = Object.keys(durations) as (keyof typeof durations)[];

function Durations() {
  const [end, setEnd] = useState<'start' | 'end'>('start');
  return (
    <>
      <div>
        <Button kind="quiet" onClick={() => setEnd(end === 'start' ? 'end' : 'start')}>
          Move
        </Button>
      </div>
      <ul role="list" className={css.tracks}>
        {names.map((name) => (
          <li key={name} className={css.track}>
            <p>
              <strong className={pageCss.name}>{name}</strong>{' '}
              <span className={pageCss.value}>{duration[name]}</span>
              <br />
              {durations[name]}
            </p>
            <div className={css.way} aria-hidden="true">
              <div
                className={css.mark}
                data-at={end}
                style={{ transitionDuration: vars.duration[name] }}
              />
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}

function Completion() {
  const [completed, setCompleted] = useState(2);
  const isCompleted = completed === 3;
  return (
    <div className={css.scene}>
      <MilestoneTimeline
        milestones={[
          {
            id: 'orientation',
            name: 'Orientation',
            completedMissions: completed,
            totalMissions: 3,
            status: isCompleted ? 'completed' : 'open',
          },
          {
            id: 'team-lunch',
            name: 'Team Lunch',
            completedMissions: 0,
            totalMissions: 2,
            status: 'open',
          },
        ]}
        onSelect={() => {}}
      />
      <ProgressCard
        milestoneName="Orientation"
        completedMissions={completed}
        totalMissions={3}
        percentage={isCompleted ? 100 : 67}
      />
      <div>
        <Button kind="quiet" onClick={() => setCompleted(isCompleted ? 2 : 3)}>
          {isCompleted ? 'Begin again' : 'Complete the milestone'}
        </Button>
      </div>
    </div>
  );
}

function MotionPage() {
  return (
    <Page
      title="Motion"
      lead="Things move to show what has changed, and are done before anyone has to wait."
    >
      <Section title="Durations">
        <Durations />
      </Section>
      <Section
        title="A milestone completes"
        text="The one small moment: the mark is painted, the path to the next one is drawn through, the bar reaches its end."
      >
        <Completion />
      </Section>
      <Section
        title="Less motion"
        text="For people who ask their system for less motion, nothing on these pages or in the portal moves: each change is there at once. The trail of the loading screen, the only thing that moves by itself, stands still."
      />
    </Page>
  );
}

const meta = preview.meta({
  title: 'Foundations/Motion',
  component: MotionPage,
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  tags: ['!autodocs'],
});

export const Motion = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    const marks = names.map((name) =>
      canvas.getByText(name).closest('li')?.querySelector('[data-at]'),
    );
    const placesOf = () => marks.map((mark) => mark?.getBoundingClientRect().left ?? Number.NaN);
    const before = placesOf();
    await userEvent.click(canvas.getByRole('button', { name: 'Move' }));
    await afterAnimations(canvasElement);
    for (const [index, place] of placesOf().entries()) {
      await expect(Math.abs(place - (before[index] ?? place))).toBeGreaterThan(100);
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Complete the milestone' }));
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100');
    await afterAnimations(canvasElement);
    await expectNothingCut(canvasElement);
  },
});

/** In seconds, as computed styles spell them. */
const durationsIn = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll('[data-at]')].map(
    (mark) => getComputedStyle(mark).transitionDuration,
  );

export const AsLongAsTheThemeSays = Motion.extend({
  tags: ['!dev'],
  play: async ({ canvasElement }) => {
    await expect(durationsIn(canvasElement)).toEqual(
      names.map((name) => `${Number.parseFloat(duration[name]) / 1000}s`),
    );
  },
});

export const InTheDark = Motion.extend({ tags: ['!dev'], globals: { theme: 'dark' } });

export const OnANarrowScreen = Motion.extend({
  tags: ['!dev'],
  globals: { viewport: { value: 'narrow' } },
});

export const LargeTextRightToLeft = OnANarrowScreen.extend({
  globals: { direction: 'rtl', textSize: '200' },
});
