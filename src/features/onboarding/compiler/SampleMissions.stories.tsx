import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Button } from '#components/Button/Button.tsx';
import { MissionDetail } from '#components/MissionDetail/MissionDetail.tsx';
import { MissionList } from '#components/MissionList/MissionList.tsx';
import { Columns, PortalPage } from '#components/PortalPage/PortalPage.tsx';
import preview from '#storybook/preview.tsx';
import { sampleSource } from '../sampleData.ts';
import * as css from './Content.css.ts';

const stops = sampleSource
  .milestones('e1')
  .flatMap((milestone) => milestone.missions.map((mission) => ({ milestone, mission })));

/** Every mission of the sample plan as an employee meets it, in order. */
function Walk() {
  const [at, setAt] = useState(0);
  const stop = stops[at];
  if (!stop) return null;
  const { milestone, mission } = stop;
  const open = (id: string) =>
    setAt(stops.findIndex((each) => each.milestone === milestone && each.mission.id === id));
  return (
    <PortalPage header={null} footer={null}>
      <h1 className={css.title}>The sample missions</h1>
      <div className={css.steps}>
        <Button kind="quiet" disabled={at === 0} onClick={() => setAt(at - 1)}>
          Previous
        </Button>
        <p role="status">
          Mission {at + 1} of {stops.length}
        </p>
        <Button kind="quiet" disabled={at === stops.length - 1} onClick={() => setAt(at + 1)}>
          Next
        </Button>
      </div>
      <Columns
        list={
          <MissionList
            milestoneName={milestone.name}
            missions={milestone.missions.map(({ id, title }) => ({ id, title, status: 'open' }))}
            selectedId={mission.id}
            onSelect={open}
          />
        }
        detail={<MissionDetail mission={{ ...mission, status: 'open' }} onComplete={fn()} />}
      />
    </PortalPage>
  );
}

const meta = preview.meta({
  title: 'Content/Sample missions',
  component: Walk,
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  tags: ['!autodocs'],
});

export const FromTheFirst = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(`Mission 1 of ${stops.length}`)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Collect/ }));
    await expect(canvas.getByText(`Mission 2 of ${stops.length}`)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Previous' }));
    await expect(canvas.getByRole('button', { name: 'Previous' })).toBeDisabled();
  },
});
