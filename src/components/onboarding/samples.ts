import type { DueDate, MissionView } from './plan.ts';

// Plans for stories, which do not ship.

export const mission: MissionView = {
  id: 'git',
  status: 'open',
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
  preview: 'You will need a key before you can fetch any code. It takes about twenty minutes.',
  tag: 'Technical',
  tagColor: 'blue',
  minutes: 20,
};

export const due: DueDate = {
  date: '2026-11-06',
  nearness: 'later',
  isThisYear: true,
};
