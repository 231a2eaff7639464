import type { DueDate, MissionPicture, MissionView } from './plan.ts';

// Data for stories of components. It does not ship.

/** A single word, which cannot wrap. */
export const unbrokenText =
  'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaftsordnung';

export const longText = `Get to know the people, the places and the habits that will carry you through your first months, and learn whom to ask about everything that this list has forgotten ${unbrokenText}`;

/** A white screenshot with a square on it. */
export function picture(name: string, width: number, height: number): MissionPicture {
  const size = `width="${width}" height="${height}"`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${size}><rect ${size} fill="#fff"/><rect x="30" y="30" width="100" height="100" fill="#17508a"/></svg>`;
  return { name, width, height, address: `data:image/svg+xml,${encodeURIComponent(svg)}` };
}

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
