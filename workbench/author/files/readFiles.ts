import { Unzip, UnzipInflate } from 'fflate';
import {
  isPictureName,
  type PictureFile,
  type PictureFiles,
} from '#tools/content/compiler/pictures.ts';
import { readDraftPicture } from './draftPictures.ts';
import { fromMilestoneFile } from './milestones.ts';
import {
  fromFile,
  type MissionDraft,
  maxText,
  renamePicture,
  shows,
  textOf,
  withPictures,
} from './missionFile.ts';

interface ReadMission {
  /** The name of the mission file or its archive. */
  readonly from: string;
  readonly draft: MissionDraft;
  readonly pictures: readonly PictureFile[];
}

/** The contents of files that were chosen, dropped, or pasted together. */
interface Contents {
  readonly missions: readonly ReadMission[];
  /** The pictures that came without a mission. */
  readonly pictures: readonly PictureFile[];
  /** A sentence for each picture that was made smaller. */
  readonly changes: readonly string[];
  /** A sentence for each file that cannot be used. */
  readonly refusals: readonly string[];
}

/** More than a browser stores. */
const maxArchive = 5_000_000;

const isArchive = (name: string) => /\.zip$/i.test(name);

/**
 * Reads mission files, pictures, and the archives that this page makes.
 * @param beside the pictures of the current draft
 */
export async function readFiles(files: readonly File[], beside: PictureFiles): Promise<Contents> {
  const contents = [
    await readTogether(
      files.filter(({ name }) => !isArchive(name)),
      beside,
    ),
  ];
  for (const file of files) {
    if (isArchive(file.name)) contents.push(await readArchive(file, beside));
  }
  return {
    missions: contents.flatMap(({ missions }) => missions),
    pictures: contents.flatMap(({ pictures }) => pictures),
    changes: contents.flatMap(({ changes }) => changes),
    refusals: contents.flatMap(({ refusals }) => refusals),
  };
}

async function readArchive(archive: File, beside: PictureFiles): Promise<Contents> {
  const { name, size } = archive;
  const refused = (refusal: string) => ({
    missions: [],
    pictures: [],
    changes: [],
    refusals: [refusal],
  });
  if (size > maxArchive) return refused(`${name} is too large for a mission.`);
  try {
    const { files, folder } = filesIn(new Uint8Array(await archive.arrayBuffer()));
    const isMilestone = (file: File) => file.name === 'milestone.yaml';
    const others = files.filter((file) => !isMilestone(file));
    if (others.length === 0) return refused(`${name} holds no mission.`);
    const contents = await readTogether(others, beside);
    const milestone = await readMilestone(files.find(isMilestone));
    return {
      ...contents,
      missions: contents.missions.map(({ draft, pictures }) => ({
        from: name,
        draft: { ...draft, folder, ...milestone },
        pictures,
      })),
      refusals: [...contents.refusals, ...(milestone ? [] : [milestoneRefusal(name)])],
    };
  } catch {
    return refused(`${name} cannot be read.`);
  }
}

/** A picture belongs to each mission that shows it, or else to the last one. */
async function readTogether(files: readonly File[], beside: PictureFiles): Promise<Contents> {
  const drafts: [from: string, draft: MissionDraft][] = [];
  const found = new Map<string, PictureFile>();
  const changes: string[] = [];
  const refusals: string[] = [];
  const isPicture = ({ name }: File) => isPictureName(name);
  for (const file of files.filter((each) => !isPicture(each))) {
    const draft = await readMission(file);
    if (typeof draft === 'string') refusals.push(draft);
    else drafts.push([file.name, draft]);
  }
  for (const file of files.filter(isPicture)) {
    const others = drafts.length > 0 ? found : new Map([...beside, ...found]);
    const read = await readDraftPicture(file, others).catch(() => `${file.name} cannot be read.`);
    if (typeof read === 'string') {
      refusals.push(read);
      continue;
    }
    const { name } = read.file.picture;
    found.set(name, read.file);
    if (read.change) changes.push(read.change);
    for (const [, draft] of drafts) draft.text = renamePicture(draft.text, file.name, name);
  }
  const pictures = [...found.values()];
  if (drafts.length === 0) return { missions: [], pictures, changes, refusals };
  const missions = drafts.map(([from, draft], index) => {
    const isLast = index === drafts.length - 1;
    const own = pictures.filter(
      ({ picture: { name } }) =>
        shows(draft.text, name) || (isLast && !drafts.some(([, { text }]) => shows(text, name))),
    );
    return { from, draft: withPictures(draft, own), pictures: own };
  });
  return { missions, pictures: [], changes, refusals };
}

const documents = [
  [/\.docx?$/i, 'a Word document'],
  [/\.pdf$/i, 'a PDF'],
  [/\.(?:odt|pages|rtf)$/i, 'a document of another program'],
] as const;

/**
 * The draft in a mission file, or a sentence on why it is refused. Reading a huge file would stop the page, so its name
 * and size are checked first.
 */
async function readMission(file: File): Promise<MissionDraft | string> {
  const { name, size } = file;
  const [, kind] = documents.find(([pattern]) => pattern.test(name)) ?? [];
  if (kind) return `${name} is ${kind}. Copy its text there, and paste it into the field below.`;
  if (/\.(?!(?:md|markdown|txt)$)\w+$/i.test(name)) {
    return `${name} is no mission file. A mission file ends in “.md”.`;
  }
  if (size > maxText) return `${name} is too large to be a mission.`;
  try {
    const text = textOf(await file.arrayBuffer());
    return text === undefined
      ? `${name} holds no text. A mission file ends in “.md”.`
      : fromFile(name, text);
  } catch {
    return `${name} cannot be read.`;
  }
}

const milestoneRefusal = (name: string) =>
  `The milestone.yaml in ${name} has more than a name and a day, and is left out.`;

/** Nothing without a file, and undefined if the form cannot hold all that it says. */
async function readMilestone(file: File | undefined) {
  if (!file) return {};
  return file.size > maxText ? undefined : fromMilestoneFile(await file.text());
}

/** The folder of a milestone in a path. */
const inMilestone = /(?:^|\/)([a-z0-9-]+\/\d+-[a-z0-9-]+)\/[^/]+$/;

/** The size that an archive claims may be wrong, so reading stops when the content is too large. */
function filesIn(archive: Uint8Array): { files: File[]; folder: string } {
  const files: File[] = [];
  let folder = '';
  let room = maxArchive;
  const unzip = new Unzip((entry) => {
    const name = entry.name.replace(/^.*\//, '');
    // A Mac adds a hidden file for each file, and an archive may contain itself.
    if (!name || name.startsWith('.') || isArchive(name)) return;
    folder ||= inMilestone.exec(entry.name)?.[1] ?? '';
    const parts: BlobPart[] = [];
    entry.ondata = (error, part, isLast) => {
      if (error) throw error;
      room -= part.length;
      if (room < 0) throw new RangeError('The archive is too large.');
      parts.push(part);
      if (isLast) files.push(new File(parts, name));
    };
    entry.start();
  });
  unzip.register(UnzipInflate);
  // In small parts, since each can become a thousand times as large.
  const step = 8192;
  for (let start = 0; start < archive.length; start += step) {
    unzip.push(archive.subarray(start, start + step), start + step >= archive.length);
  }
  return { files, folder };
}

/** The files on a clipboard, unless they only picture its text, as those of word processors do. */
export function pastedFiles(clipboard: DataTransfer): readonly File[] {
  const files = [...clipboard.files];
  if (files.length === 0) return files;
  const html = clipboard.getData('text/html');
  const { textContent } = new DOMParser().parseFromString(html, 'text/html').body;
  // A Mac puts the names of copied files on the clipboard as text.
  const lines = clipboard.getData('text/plain').split(/[\r\n]/);
  const isName = (line: string) => !line.trim() || files.some(({ name }) => line.endsWith(name));
  return textContent.trim() || !lines.every(isName) ? [] : files;
}
