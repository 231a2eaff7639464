import { type IndexedStory, stories } from './storybook.ts';

const screenStories: readonly (readonly [title: string, ...exports: string[]])[] = [
  ['Screens/Sign in', 'SignedOut', 'UserNotFound', 'SessionEnded'],
  ['Screens/Portal', 'BeforeAChoice', 'MissionOpened', 'MilestoneCompleted'],
];

function storyOf(title: string, exportName: string): IndexedStory {
  const story = stories.find((each) => each.title === title && each.exportName === exportName);
  if (!story) throw new Error(`The built Storybook has no ${title}, ${exportName}.`);
  return story;
}

export const screens = screenStories.flatMap(([title, ...exports]) =>
  exports.map((exportName) => storyOf(title, exportName)),
);

const sheets = stories.filter(({ exportName }) => exportName === 'AllStates');

/** What stands for the whole product where each state would be too many. */
export const pictured = [...screens, ...sheets];
