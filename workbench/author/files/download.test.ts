import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { compilePlans } from '#tools/content/compiler/compilePlans.ts';
import { readPicture } from '#tools/content/compiler/pictures.ts';
import { downloadOf } from './download.ts';
import { draftPicture } from './draftPictures.ts';
import { nameOf, pathsBeside } from './fileNames.ts';
import { begunBy, foldersIn, newFolder, placeIn } from './milestones.ts';
import { emptyDraft, type MissionDraft } from './missionFile.ts';
import { readFiles } from './readFiles.ts';

const content = readdirSync('content', { recursive: true, encoding: 'utf8' })
  .filter((file) => /^(?:new-hire.*|plans)\.(?:md|yaml)$/s.test(file.replaceAll('\\', '/')))
  .map((file) => ({
    path: file.replaceAll('\\', '/'),
    text: readFileSync(path.join('content', file), 'utf8'),
  }));
const folders = foldersIn(content);
const map = readFileSync('content/intern/0-before-your-first-day/floor-plan.webp');
const address = `data:image/webp;base64,${map.toString('base64')}`;
const pictures = new Map([['map.webp', draftPicture('map.webp', address)]]);

const written = {
  ...emptyDraft,
  title: 'Where’s “your” desk? #4: you’ll see',
  tag: 'HR',
  tagColor: 'yellow',
  minutes: '15',
  day: '-4',
  text: 'Ask at the **reception**.',
};
const id = 'wheres-your-desk-4-youll-see';
const withMap = { ...written, text: '![The way](map.webp)' };

/** The draft as the form makes it: a milestone is chosen, then plan and milestone are named. */
function draftIn(
  chosen: string,
  names: Partial<MissionDraft> = {},
  draft: MissionDraft = written,
  others: readonly MissionDraft[] = [],
): MissionDraft {
  const placed = { ...draft, ...placeIn(chosen, others, folders), ...names };
  const begun = begunBy(placed, folders);
  const folder = begun === 'mission' ? chosen : newFolder(placed, begun, others, folders);
  const drafts = new Map([...others, { ...placed, folder }].map((each, at) => [String(at), each]));
  const beside = pathsBeside(drafts, String(others.length), content);
  return { ...placed, folder, name: nameOf({ ...placed, folder }, beside) };
}

function archiveOf(draft: MissionDraft) {
  const isNew = begunBy(draft, folders) !== 'mission';
  return downloadOf(draft, pictures, isNew);
}

const first = draftIn('/', { plan: 'Field sales', milestone: 'Before you start' });

const inFolder = (folder: string, ...names: string[]) => names.map((name) => `${folder}/${name}`);

it.each<[what: string, draft: MissionDraft, paths: string[]]>([
  [
    'a picture',
    draftIn('new-hire/1-orientation', {}, withMap),
    inFolder('new-hire/1-orientation', `5-${id}.md`, 'map.webp'),
  ],
  [
    'a milestone',
    draftIn('new-hire/', { milestone: 'First review', milestoneDay: '90' }, withMap),
    inFolder('new-hire/8-first-review', `1-${id}.md`, 'map.webp', 'milestone.yaml'),
  ],
  ['a plan', first, inFolder('field-sales/1-before-you-start', `1-${id}.md`, 'milestone.yaml')],
  [
    'the next mission of a milestone that another draft has begun',
    draftIn(first.folder, {}, { ...written, title: 'Go on' }, [first]),
    inFolder(first.folder, '2-go-on.md', 'milestone.yaml'),
  ],
  [
    'the next milestone of a plan that another draft has begun',
    draftIn('field-sales/', { milestone: 'First week' }, written, [first]),
    inFolder('field-sales/2-first-week', `1-${id}-2.md`, 'milestone.yaml'),
  ],
  [
    'a milestone that another draft has begun under the same name',
    draftIn('/', { plan: 'field sales', milestone: 'Before you start' }, written, [first]),
    inFolder(first.folder, `2-${id}-2.md`, 'milestone.yaml'),
  ],
])(
  'a mission with %s is an archive that compiles in the content, and opens again',
  async (_, draft, paths) => {
    const archive = archiveOf(draft);
    const bytes = archive.content();
    const files = unzipSync(bytes);
    expect(Object.keys(files).toSorted()).toEqual(paths);
    const unpacked = Object.entries(files).map(([file, each]) => {
      const where = { name: path.basename(file), address: '', integrity: '' };
      const isText = /\.(?:md|yaml)$/.test(file);
      return {
        path: file,
        ...(isText ? { text: strFromU8(each) } : { text: '', picture: readPicture(each, where) }),
      };
    });
    const { plans, problems } = compilePlans([...content, ...unpacked]);
    expect(problems).toEqual([]);
    const compiled = plans.flatMap(({ milestones }) =>
      milestones.flatMap(({ missions: all }) => all),
    );
    const { title, text: description } = draft;
    expect(compiled).toContainEqual(
      expect.objectContaining({ title, minutes: 15, day: -4, description }),
    );
    const { missions, refusals } = await readFiles([new File([bytes], archive.name)], new Map());
    expect(refusals).toEqual([]);
    expect(missions).toMatchObject([{ draft: { ...draft, plan: '' } }]);
  },
);

it('a milestone that is in the content by now brings no file of its own', () => {
  const [published = ''] = folders;
  expect(archiveOf({ ...first, folder: published }).name).toBe(`1-${id}.md`);
});
