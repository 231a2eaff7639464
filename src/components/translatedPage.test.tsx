// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Button } from './Button/Button.tsx';
import { Markdown } from './Markdown/Markdown.tsx';
import { MilestoneTimeline } from './MilestoneTimeline/MilestoneTimeline.tsx';
import { MissionDetail } from './MissionDetail/MissionDetail.tsx';
import { PasswordField } from './PasswordField/PasswordField.tsx';
import { SignInForm } from './SignInForm/SignInForm.tsx';
import { completedMission, openMission, sevenMilestones } from './samples.ts';

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
const confirmation = { title: 'Well', text: 'Done.', completedMissions: 1, totalMissions: 2 };
const form = { onSubmit: none, onEdit: none };
const another = { ...completedMission, title: 'Meet', tag: 'Team', description: '# Who\n\nAll' };

const timeline = (activeId: string, completedMissions: number) => (
  <MilestoneTimeline
    milestones={sevenMilestones.map((each) => ({ ...each, completedMissions }))}
    activeId={activeId}
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
    to: <MissionDetail mission={completedMission} onComplete={none} confirmation={confirmation} />,
  },
  'another mission': {
    from: <MissionDetail mission={openMission} onComplete={none} />,
    to: <MissionDetail mission={another} onComplete={none} />,
  },
  'a button': { from: <Button>One</Button>, to: <Button icon={<svg />}>Two</Button> },
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
  const { container } = render(<PasswordField />);
  for (const name of ['Hide password', 'Show password']) {
    translate(container);
    act(() => screen.getByRole('button').click());
    expect(screen.getByRole('button').textContent).toBe(name);
  }
});
