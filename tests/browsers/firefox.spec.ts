import { everywhere } from '../workbench/storybook.ts';
import { test } from '../workbench/workbench.ts';

for (const story of everywhere) {
  test(`${story.title}, ${story.exportName}`, ({ workbench }) => workbench.open(story));
}
