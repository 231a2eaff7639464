import { everywhere } from '../atlas/storybook.ts';
import { test } from '../atlas/workbench.ts';

for (const story of everywhere) {
  test(`${story.title}, ${story.exportName}`, ({ workbench }) => workbench.open(story));
}
