import type { MarkdownPicture } from './Markdown/Markdown.tsx';
import type { TimelineMilestone } from './MilestoneTimeline/MilestoneTimeline.tsx';
import type { DetailedMission } from './MissionDetail/MissionDetail.tsx';
import type { MissionListItem } from './MissionList/MissionList.tsx';

/** Data for stories. */

/** One word that cannot be broken. */
export const unbrokenText =
  'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaftsordnung';

export const longText = `Get to know the people, the places and the habits that will carry you through your first months, and learn whom to ask about everything that this list has forgotten ${unbrokenText}`;

/** A white screenshot with a square on it. */
export function picture(name: string, width: number, height: number): MarkdownPicture {
  const size = `width="${width}" height="${height}"`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${size}><rect ${size} fill="#fff"/><rect x="30" y="30" width="100" height="100" fill="#17508a"/></svg>`;
  return { name, width, height, address: `data:image/svg+xml,${encodeURIComponent(svg)}` };
}

export const openMilestone: TimelineMilestone = {
  id: 'workstation-setup',
  name: 'Workstation Setup',
  progress: { completed: 2, total: 4 },
  status: 'open',
};

export const completedMilestone: TimelineMilestone = {
  id: 'orientation',
  name: 'Orientation',
  progress: { completed: 3, total: 3 },
  status: 'completed',
};

export const emptyMilestone: TimelineMilestone = {
  id: 'reading-week',
  name: 'Reading Week',
  progress: { completed: 0, total: 0 },
  status: 'completed',
};

const untouched = (id: string, name: string, total: number): TimelineMilestone => ({
  id,
  name,
  progress: { completed: 0, total },
  status: 'open',
});

export const sevenMilestones: readonly TimelineMilestone[] = [
  completedMilestone,
  openMilestone,
  untouched('project-kick-off', 'Project Kick-off', 3),
  untouched('team-introduction', 'Team Introduction', 3),
  untouched('hr-policies-review', 'HR Policies Review', 4),
  untouched('security-training', 'Security Training', 3),
  untouched('team-lunch', 'Team Lunch', 2),
];

export const thirtyMilestones: readonly TimelineMilestone[] = Array.from(
  { length: 30 },
  (_, index) => ({
    id: `week-${index + 1}`,
    name:
      index % 7 === 3 ? `Week ${index + 1}: Information Security and Privacy` : `Week ${index + 1}`,
    progress: { completed: index < 12 ? 3 : 0, total: 3 },
    status: index < 12 ? 'completed' : 'open',
  }),
);

export const missionItems: readonly MissionListItem[] = [
  { id: 'laptop', title: 'Set up your laptop', status: 'completed' },
  { id: 'vpn', title: 'Connect to the VPN', status: 'completed' },
  { id: 'git', title: 'Set up Git and SSH', status: 'open', minutes: 20 },
  { id: 'desk', title: 'Arrange your desk', status: 'open' },
];

export const mission: DetailedMission = {
  title: 'Set up Git and SSH',
  description: `You will need a key before you can fetch any code. It takes about **twenty minutes**.

## Before you start

- Your laptop is set up and connected to the VPN.
- You have your \`employee number\` at hand.

## What to do

1. Create a key with \`ssh-keygen -t ed25519\`.
2. Add the public half to [your profile](https://code.waymark.test/profile).
3. Clone the handbook to see that it works.

> If anything asks for the private half of your key, stop and tell IT support.
`,
  tag: 'Technical',
  tagColor: 'blue',
  minutes: 20,
};

export const due = { short: 'by Nov 6', long: 'by Friday, November 6' };

export const completedOn = 'Completed on November 2, 2026';
