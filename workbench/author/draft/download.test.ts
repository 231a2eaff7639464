import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { compilePlans } from '#tools/content/compiler/compilePlans.ts';
import { readPicture } from '#tools/content/compiler/pictures.ts';
import { draftPicture } from '../pictures/draftPictures.ts';
import { downloadOf } from './download.ts';
import { nameOf } from './fileNames.ts';
import { emptyDraft } from './missionDraft.ts';

const content = readdirSync('content', { recursive: true, encoding: 'utf8' })
  .filter((file) => /^(?:new-hire.*|plans)\.(?:md|yaml)$/s.test(file.replaceAll('\\', '/')))
  .map((file) => ({
    path: file.replaceAll('\\', '/'),
    text: readFileSync(path.join('content', file), 'utf8'),
  }));
const map = readFileSync('content/intern/0-before-your-first-day/floor-plan.webp');
const address = `data:image/webp;base64,${map.toString('base64')}`;
const pictures = new Map([['map.webp', draftPicture('map.webp', address)]]);

it('puts a mission with a picture into an archive that compiles in the content', () => {
  const folder = 'new-hire/1-orientation';
  const written = {
    ...emptyDraft,
    folder,
    title: 'Where’s “your” desk? #4: you’ll see',
    tag: 'HR',
    tagColor: 'yellow',
    minutes: '15',
    day: '-4',
    text: 'Ask at the **reception**.',
  };
  const draft = { ...written, name: nameOf(written, content) };
  const name = '5-wheres-your-desk-4-youll-see';
  expect(downloadOf(draft, pictures).name).toBe(`${name}.md`);

  const withMap = { ...draft, text: '![The way](map.webp)' };
  const archive = downloadOf(withMap, pictures);
  expect(archive.name).toBe(`${name}.zip`);
  const { [`${folder}/map.webp`]: picture, ...texts } = unzipSync(archive.content());
  const { plans, problems } = compilePlans([
    ...content,
    ...Object.entries(texts).map(([file, each]) => ({ path: file, text: strFromU8(each) })),
    {
      path: `${folder}/map.webp`,
      text: '',
      picture: readPicture(picture ?? new Uint8Array(), {
        name: 'map.webp',
        address: '',
        integrity: '',
      }),
    },
  ]);
  expect(problems).toEqual([]);
  expect(plans[0]?.milestones[0]?.missions.at(-1)).toMatchObject({
    title: draft.title,
    minutes: 15,
    day: -4,
    description: withMap.text,
  });
});
