import { useState } from 'react';
import { expect } from 'storybook/test';
import { Button } from '#components/Button/Button.tsx';
import { MilestoneTimeline } from '#components/MilestoneTimeline/MilestoneTimeline.tsx';
import { ProgressCard } from '#components/ProgressCard/ProgressCard.tsx';
import { vars } from '#components/theme/contract.css.ts';
import { duration } from '#components/theme/tokens.ts';
import preview from '../preview.tsx';
import * as css from './Motion.css.ts';
import { Page, Section, Token, Tokens } from './Page.tsx';

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
      <Tokens layout="lines">
        {names.map((name) => (
          <Token key={name} name={name} value={duration[name]} use={durations[name]}>
            <div className={css.way} aria-hidden="true">
              <div
                className={css.mark}
                data-at={end}
                style={{ transitionDuration: vars.duration[name] }}
              />
            </div>
          </Token>
        ))}
      </Tokens>
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
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs', 'page'],
});

export const Motion = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Move' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Complete the milestone' }));
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100');
  },
});
