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
  readonly missions: ReadMission[];
  /** The pictures that came without a mission. */
  readonly pictures: PictureFile[];
  /** A sentence for each picture that was made smaller. */
  readonly changes: string[];
  /** A sentence for each file that cannot be used. */
  readonly refusals: string[];
}

/** More than a browser stores. */
const maxArchive = 5_000_000;

const isArchive = (name: string) => /\.zip$/i.test(name);

/**
 * Reads mission files, pictures, and the archives that this page makes.
 * @param beside the pictures of the current draft
 */
export async function readFiles(files: readonly File[], beside: PictureFiles): Promise<Contents> {
  const contents: Contents = { missions: [], pictures: [], changes: [], refusals: [] };
  const unpacked = files.filter(({ name }) => !isArchive(name));
  contents.missions.push(...(await readTogether(unpacked, beside, contents)));
  for (const file of files) {
    if (isArchive(file.name)) await readArchive(file, beside, contents);
  }
  return contents;
}

async function readArchive(archive: File, beside: PictureFiles, contents: Contents): Promise<void> {
  const { name, size } = archive;
  const refuse = (reason: string) => {
    contents.refusals.push(`${name} ${reason}`);
  };
  if (size > maxArchive) return refuse('is too large for a mission.');
  try {
    const { files, folder } = filesIn(new Uint8Array(await archive.arrayBuffer()));
    const isMilestone = (file: File) => file.name === 'milestone.yaml';
    const others = files.filter((file) => !isMilestone(file));
    if (others.length === 0) return refuse('holds no mission.');
    const milestone = await readMilestone(files.find(isMilestone));
    for (const { draft, pictures } of await readTogether(others, beside, contents)) {
      contents.missions.push({ from: name, draft: { ...draft, folder, ...milestone }, pictures });
    }
    if (!milestone) {
      contents.refusals.push(
        `The milestone.yaml in ${name} has more than a name and a day, and is left out.`,
      );
    }
  } catch {
    refuse('cannot be read.');
  }
}

/**
 * Returns the missions, and adds the rest to the contents. A picture belongs to each mission that shows it, or else to
 * the last one.
 */
async function readTogether(
  files: readonly File[],
  beside: PictureFiles,
  { pictures, changes, refusals }: Contents,
): Promise<ReadMission[]> {
  const drafts: [from: string, draft: MissionDraft][] = [];
  const found = new Map<string, PictureFile>();
  const isPicture = ({ name }: File) => isPictureName(name);
  for (const file of files.filter((each) => !isPicture(each))) {
    const draft = await readMission(file);
    if (typeof draft === 'string') refusals.push(draft);
    else drafts.push([file.name, draft]);
  }
  for (const file of files.filter(isPicture)) {
    const others = drafts.length > 0 ? found : new Map([...beside, ...found]);
    const { picture, notice } = await readDraftPicture(file, others).catch(() => ({
      picture: undefined,
      notice: `${file.name} cannot be read.`,
    }));
    if (notice) (picture ? changes : refusals).push(notice);
    if (!picture) continue;
    const { name } = picture.picture;
    found.set(name, picture);
    for (const [, draft] of drafts) draft.text = renamePicture(draft.text, file.name, name);
  }
  if (drafts.length === 0) pictures.push(...found.values());
  return drafts.map(([from, draft], index) => {
    const isLast = index === drafts.length - 1;
    const own = [...found.values()].filter(
      ({ picture: { name } }) =>
        shows(draft.text, name) || (isLast && !drafts.some(([, { text }]) => shows(text, name))),
    );
    return { from, draft: withPictures(draft, own), pictures: own };
  });
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
