import { readFileSync } from 'node:fs';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readFiles } from './readFiles.ts';

const mission = strToU8('---\ntitle: A\ntag: B\ntagColor: red\n---\n\n![The way](map.webp)\n');
const map = readFileSync('content/intern/0-before-your-first-day/floor-plan.webp');

const file = (content: Uint8Array, name: string) => new File([new Uint8Array(content)], name);

async function read(content: Uint8Array) {
  const contents = await readFiles([file(content, '1-a.zip')], new Map());
  return {
    missions: contents.missions.map(({ from, draft, pictures }) => ({
      from,
      name: draft.name,
      pictures: pictures.map(({ picture }) => picture.name),
    })),
    refusals: contents.refusals,
  };
}

const both = {
  missions: [{ from: '1-a.zip', name: '1-a', pictures: ['map.webp'] }],
  refusals: [],
};
const none = { missions: [] };
const damaged = zipSync({ '1-a.md': mission }).subarray(0, 60);

describe('an archive', () => {
  it.each([
    ['as this page downloads it', zipSync({ '1-a.md': mission, 'map.webp': map }), both],
    [
      'that a Mac has packed again',
      zipSync({ 'a/1-a.md': mission, 'a/map.webp': map, '__MACOSX/a/._1-a.md': mission }),
      both,
    ],
    [
      'whose milestone says more than the form can hold',
      zipSync({ 'a/1-b/1-a.md': mission, 'a/1-b/map.webp': map, 'a/1-b/milestone.yaml': mission }),
      {
        ...both,
        refusals: [
          'The milestone.yaml in 1-a.zip has more than a name and a day, and is left out.',
        ],
      },
    ],
    [
      'without a mission',
      zipSync({ '.DS_Store': mission, '1-a.zip': zipSync({ '1-a.md': mission }) }),
      { ...none, refusals: ['1-a.zip holds no mission.'] },
    ],
    [
      'with a picture whose name is not valid',
      zipSync({ '1-a.md': strToU8('![The way](Map.JPEG)'), 'Map.JPEG': map }),
      both,
    ],
    [
      'with what is no text',
      zipSync({ 'photo.md': strToU8('a\0b') }),
      { ...none, refusals: ['photo.md holds no text. A mission file ends in “.md”.'] },
    ],
    ['that is damaged', damaged, { ...none, refusals: ['1-a.zip cannot be read.'] }],
    ['that is none', strToU8('%PDF-1.4'), { ...none, refusals: ['1-a.zip holds no mission.'] }],
    [
      'that grows without end',
      zipSync({ '1-a.md': new Uint8Array(50_000_000) }),
      { ...none, refusals: ['1-a.zip cannot be read.'] },
    ],
    [
      'with other files beside the mission',
      zipSync({ '1-a.md': mission, 'map.webp': map, 'b.gif': mission, 'c.xlsx': map }),
      {
        ...both,
        refusals: [
          'c.xlsx is no mission file. A mission file ends in “.md”.',
          'b.gif cannot be read.',
        ],
      },
    ],
  ])('%s', async (_, content, expected) => {
    expect(await read(content)).toEqual(expected);
  });
});
