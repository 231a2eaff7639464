import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Button } from '#components/Button/Button.tsx';
import { MissionDetail } from '#components/MissionDetail/MissionDetail.tsx';
import { MissionList } from '#components/MissionList/MissionList.tsx';
import { Columns, PortalPage } from '#components/PortalPage/PortalPage.tsx';
import preview from '#storybook/preview.tsx';
import { sampleSource } from '../sampleData.ts';
import * as css from './Content.css.ts';

const milestones = sampleSource.milestones('e1');

const places = milestones.flatMap(({ missions }, milestone) =>
  missions.map((_, mission) => ({ milestone, mission })),
);

/** Every mission of the sample plan as an employee meets it, in order. */
function Walk() {
  const [at, setAt] = useState(0);
  const place = places[at];
  const milestone = milestones[place?.milestone ?? 0];
  const mission = milestone?.missions[place?.mission ?? 0];
  if (!milestone || !mission) return null;
  const open = (id: string) => {
    const found = milestone.missions.findIndex((each) => each.id === id);
    setAt(at - (place?.mission ?? 0) + found);
  };
  return (
    <PortalPage header={null} footer={null}>
      <h1 className={css.title}>The sample missions</h1>
      <div className={css.steps}>
        <Button kind="quiet" disabled={at === 0} onClick={() => setAt(at - 1)}>
          Previous
        </Button>
        <p role="status">
          Mission {at + 1} of {places.length}
        </p>
        <Button kind="quiet" disabled={at === places.length - 1} onClick={() => setAt(at + 1)}>
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
    await expect(canvas.getByText(`Mission 1 of ${places.length}`)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Collect/ }));
    await expect(canvas.getByText(`Mission 2 of ${places.length}`)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Previous' }));
    await expect(canvas.getByRole('button', { name: 'Previous' })).toBeDisabled();
  },
});

export const FromTheFirstToTheLast = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    for (const [index, { milestone, mission }] of places.entries()) {
      const { title = '', description = '' } = milestones[milestone]?.missions[mission] ?? {};
      const [heading] = canvas.getAllByRole('heading', { name: title });
      await expect(heading).toBeVisible();
      await expect(description.length).toBeGreaterThan(100);
      await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
      if (index < places.length - 1) {
        await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
      }
    }
    await expect(canvas.getByRole('button', { name: 'Next' })).toBeDisabled();
  },
});
