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
import { PasswordField } from './PasswordField/PasswordField.tsx';
import { ProgressCard } from './ProgressCard/ProgressCard.tsx';
import { SignInForm } from './SignInForm/SignInForm.tsx';
import { completedMission, missionItems, openMission, sevenMilestones } from './samples.ts';
import type { Status } from './status.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('ResizeObserver', FakeResizeObserver);
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** jsdom has none. */
class FakeResizeObserver {
  readonly observe = () => {};
  readonly disconnect = () => {};
}

/** Replaces each text node, as the translation of a browser does. */
function translate(root: Node) {
  for (const node of root.childNodes) {
    if (!(node instanceof Text)) translate(node);
    else {
      const font = document.createElement('font');
      font.append(node.data);
      node.replaceWith(font);
    }
  }
}

/** A live region is filled some frames after it has come into the page. */
function untilAllIsSaid() {
  act(() => {
    vi.advanceTimersByTime(100);
  });
}

function textOf(element: ReactElement) {
  const { container, unmount } = render(element);
  untilAllIsSaid();
  const { textContent } = container;
  unmount();
  return textContent;
}

const none = () => {};
const form = { onSubmit: none, onEdit: none };
const another = { ...completedMission, title: 'Meet', tag: 'Team', description: '# Who\n\nAll' };

const timeline = (activeId: string, completedMissions: number) => (
  <MilestoneTimeline
    milestones={sevenMilestones.map((each) => ({ ...each, completedMissions }))}
    activeId={activeId}
    onSelect={none}
  />
);

const progress = (milestoneName: string, completedMissions: number) => (
  <ProgressCard
    milestoneName={milestoneName}
    completedMissions={completedMissions}
    totalMissions={3}
    percentage={completedMissions * 33}
  />
);

const list = (status: Status) => (
  <MissionList
    milestoneName={status}
    missions={missionItems.map((each) => ({ ...each, status }))}
    onSelect={none}
  />
);

const failure = { message: 'Not yet.', help: 'Wait.', passwordRules: ['a number'] };

interface Change {
  readonly from: ReactElement;
  readonly to: ReactElement;
}

const changes: Record<string, Change> = {
  'a milestone': { from: timeline('orientation', 1), to: timeline('team-lunch', 2) },
  progress: { from: progress('A', 1), to: progress('B', 3) },
  'a form that is sent': {
    from: <SignInForm status="idle" {...form} />,
    to: <SignInForm status="submitting" {...form} />,
  },
  'a form that failed': {
    from: <SignInForm status="idle" {...form} failure={{ message: 'No.' }} />,
    to: <SignInForm status="idle" {...form} failure={failure} />,
  },
  'a mission that is completed': {
    from: <MissionDetail mission={openMission} onComplete={none} />,
    to: <MissionDetail mission={completedMission} onComplete={none} confirmation="Well done." />,
  },
  'another mission': {
    from: <MissionDetail mission={openMission} onComplete={none} />,
    to: <MissionDetail mission={another} onComplete={none} />,
  },
  'no mission': {
    from: <MissionDetail mission={openMission} onComplete={none} />,
    to: <MissionDetail onComplete={none} />,
  },
  'a list': { from: list('open'), to: list('completed') },
  'a badge': { from: <Badge>HR</Badge>, to: <Badge icon={<svg />}>Team</Badge> },
  'a button': { from: <Button>One</Button>, to: <Button icon={<svg />}>Two</Button> },
  'the end': { from: <JourneyEnd totalMissions={1} />, to: <JourneyEnd totalMissions={22} /> },
  'a text': {
    from: <Markdown text={'# One\n\nTwo'} topLevel={2} />,
    to: <Markdown text={'- Three\n- [x] four'} topLevel={2} />,
  },
};

it.each(Object.entries(changes))('%s changes as it would', (_name, { from, to }) => {
  const { container, rerender } = render(from);
  for (const next of [to, from, to]) {
    untilAllIsSaid();
    translate(container);
    rerender(next);
    untilAllIsSaid();
    expect(container.textContent).toBe(textOf(next));
  }
});

it('the button of a password says what it does', () => {
  const { container } = render(<PasswordField label="Password" />);
  for (const name of ['Hide password', 'Show password']) {
    translate(container);
    act(() => screen.getByRole('button').click());
    expect(screen.getByRole('button').textContent).toBe(name);
  }
});
