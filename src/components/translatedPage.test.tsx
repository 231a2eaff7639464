// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Badge } from './Badge/Badge.tsx';
import { Button } from './Button/Button.tsx';
import { JourneyEnd } from './JourneyEnd/JourneyEnd.tsx';
import { Markdown } from './Markdown/Markdown.tsx';
import { MilestoneTimeline } from './MilestoneTimeline/MilestoneTimeline.tsx';
import { MissionDetail } from './MissionDetail/MissionDetail.tsx';
import { MissionList } from './MissionList/MissionList.tsx';
import { Panel } from './Panel/Panel.tsx';
import { PasswordField } from './PasswordField/PasswordField.tsx';
import { PortalHeader } from './PortalHeader/PortalHeader.tsx';
import { ProgressCard } from './ProgressCard/ProgressCard.tsx';
import { SignInForm } from './SignInForm/SignInForm.tsx';
import { completedMission, missionItems, openMission, sevenMilestones } from './samples.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Replaces each text node, as the translation of a browser does. */
function translate(root: Node) {
  for (const node of [...root.childNodes]) {
    if (!(node instanceof Text)) translate(node);
    else {
      const font = document.createElement('font');
      font.append(node.data);
      node.replaceWith(font);
    }
  }
}

/** A live region is filled some frames after it has come into the page. */
const untilAllIsSaid = () => act(() => vi.advanceTimersByTime(100));

function textOf(element: ReactElement) {
  const { container, unmount } = render(element);
  untilAllIsSaid();
  const { textContent } = container;
  unmount();
  return textContent;
}

const none = () => {};

const timeline = (activeId: string, completedMissions: number) => (
  <MilestoneTimeline
    milestones={sevenMilestones.map((each) => ({ ...each, completedMissions }))}
    activeId={activeId}
    onSelect={none}
  />
);

const withTag = { ...completedMission, title: 'Meet', tag: 'Team', description: '# Who\n\nAll' };

const states: Record<string, readonly [ReactElement, ReactElement]> = {
  MilestoneTimeline: [timeline('orientation', 1), timeline('team-lunch', 2)],
  ProgressCard: [
    <ProgressCard milestoneName="A" completedMissions={1} totalMissions={3} percentage={33} />,
    <ProgressCard milestoneName="B" completedMissions={3} totalMissions={3} percentage={100} />,
  ],
  'SignInForm, submitting': [
    <SignInForm status="idle" onSubmit={none} onEdit={none} />,
    <SignInForm status="submitting" onSubmit={none} onEdit={none} />,
  ],
  'SignInForm, failed': [
    <SignInForm status="idle" onSubmit={none} onEdit={none} failure={{ message: 'No.' }} />,
    <SignInForm
      status="idle"
      onSubmit={none}
      onEdit={none}
      failure={{ message: 'Not yet.', help: 'Wait.', passwordRules: ['a number'] }}
    />,
  ],
  'MissionDetail, completed': [
    <MissionDetail mission={openMission} onComplete={none} />,
    <MissionDetail mission={completedMission} onComplete={none} confirmation="Well done." />,
  ],
  'MissionDetail, another': [
    <MissionDetail mission={openMission} onComplete={none} />,
    <MissionDetail mission={withTag} onComplete={none} />,
  ],
  'MissionDetail, none': [
    <MissionDetail mission={openMission} onComplete={none} />,
    <MissionDetail onComplete={none} />,
  ],
  MissionList: [
    <MissionList milestoneName="A" missions={missionItems} onSelect={none} />,
    <MissionList
      milestoneName="B"
      missions={missionItems.map((each) => ({ ...each, status: 'completed' }))}
      onSelect={none}
    />,
  ],
  Badge: [<Badge>HR</Badge>, <Badge icon={<svg />}>Team</Badge>],
  Button: [<Button>One</Button>, <Button icon={<svg />}>Two</Button>],
  JourneyEnd: [<JourneyEnd totalMissions={1} />, <JourneyEnd totalMissions={22} />],
  Markdown: [
    <Markdown text={'# One\n\nTwo'} topLevel={2} />,
    <Markdown text={'- Three\n- [x] four'} topLevel={2} />,
  ],
  Panel: [<Panel title="A">{null}</Panel>, <Panel title="B" hint="hint" />],
  PortalHeader: [
    <PortalHeader initials="U" onSignOut={none} />,
    <PortalHeader initials="MC" onSignOut={none} />,
  ],
};

it.each(Object.entries(states))('%s says what it would', (_name, [one, other]) => {
  const { container, rerender } = render(one);
  for (const next of [other, one, other]) {
    untilAllIsSaid();
    translate(container);
    rerender(next);
    untilAllIsSaid();
    expect(container.textContent).toBe(textOf(next));
  }
});

it('PasswordField says what its button does', () => {
  const { container } = render(<PasswordField label="Password" />);
  for (const name of ['Hide password', 'Show password']) {
    translate(container);
    act(() => screen.getByRole('button').click());
    expect(screen.getByRole('button').textContent).toBe(name);
  }
});
