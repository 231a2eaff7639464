import { expect } from '@playwright/test';
import type { Cell } from './cells/cell.ts';
import { chunkCells } from './cells/chunkCells.ts';
import { refreshCells } from './cells/refreshCells.ts';
import { signInCells } from './cells/signInCells.ts';
import { startCells } from './cells/startCells.ts';
import { storageCells } from './cells/storageCells.ts';
import { tabCells } from './cells/tabCells.ts';
import { test } from './support/test.ts';

const cells: readonly Cell[] = [
  ...signInCells,
  ...startCells,
  ...refreshCells,
  ...storageCells,
  ...chunkCells,
  ...tabCells,
];

for (const { name, play, expected, logs = [] } of cells) {
  test(name, async ({ stage }, { annotations }) => {
    stage.expectedComplaints.push(...logs);
    const seen = await play(stage);
    annotations.push({ type: 'seen', description: JSON.stringify(seen) });
    annotations.push({ type: 'expected', description: JSON.stringify(expected) });
    expect(seen).toEqual(expected);
  });
}
