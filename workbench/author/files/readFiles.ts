import { Unzip, UnzipInflate } from 'fflate';
import {
  isPictureName,
  type PictureFile,
  type PictureFiles,
} from '#tools/content/compiler/pictures.ts';
import { readChosen } from './chosenPictures.ts';
import {
  fromFile,
  type MissionDraft,
  maxText,
  shows,
  textOf,
  withPictures,
} from './missionFile.ts';

interface TakenMission {
  /** The name of the mission file, or of the archive with it. */
  readonly from: string;
  readonly draft: MissionDraft;
  readonly pictures: readonly PictureFile[];
}

/** What is in files that were chosen, dropped, or pasted together. */
interface Taken {
  readonly missions: readonly TakenMission[];
  /** Those that came without a mission. */
  readonly pictures: readonly PictureFile[];
  /** A sentence for each file that is not taken. */
  readonly refusals: readonly string[];
}

/** More than a browser keeps. */
const maxArchive = 5_000_000;

const isArchive = (name: string) => /\.zip$/i.test(name);

/**
 * Reads files of which each may be a mission, a picture, or an archive as this page downloads it.
 * @param beside the pictures of the draft in hand
 */
export async function readFiles(files: readonly File[], beside: PictureFiles): Promise<Taken> {
  const taken = [
    await readTogether(
      files.filter(({ name }) => !isArchive(name)),
      beside,
    ),
  ];
  for (const file of files) {
    if (isArchive(file.name)) taken.push(await readArchive(file, beside));
  }
  return {
    missions: taken.flatMap(({ missions }) => missions),
    pictures: taken.flatMap(({ pictures }) => pictures),
    refusals: taken.flatMap(({ refusals }) => refusals),
  };
}

async function readArchive(archive: File, beside: PictureFiles): Promise<Taken> {
  const { name, size } = archive;
  const refused = (refusal: string) => ({ missions: [], pictures: [], refusals: [refusal] });
  if (size > maxArchive) return refused(`${name} is too large for a mission.`);
  try {
    const files = filesIn(new Uint8Array(await archive.arrayBuffer()));
    if (files.length === 0) return refused(`${name} holds no mission.`);
    const taken = await readTogether(files, beside);
    return { ...taken, missions: taken.missions.map((mission) => ({ ...mission, from: name })) };
  } catch {
    return refused(`${name} cannot be read.`);
  }
}

/** A picture belongs to each mission that shows it, and to the last one where none does. */
async function readTogether(files: readonly File[], beside: PictureFiles): Promise<Taken> {
  const drafts: [from: string, draft: MissionDraft][] = [];
  const found = new Map<string, PictureFile>();
  const refusals: string[] = [];
  const isPicture = ({ name }: File) => isPictureName(name);
  for (const file of files.filter((each) => !isPicture(each))) {
    const draft = await readMission(file);
    if (typeof draft === 'string') refusals.push(draft);
    else drafts.push([file.name, draft]);
  }
  for (const file of files.filter(isPicture)) {
    const taken = drafts.length > 0 ? found : new Map([...beside, ...found]);
    const picture = await readChosen(file, taken).catch(() => `${file.name} cannot be read.`);
    if (typeof picture === 'string') refusals.push(picture);
    else found.set(picture.picture.name, picture);
  }
  const pictures = [...found.values()];
  if (drafts.length === 0) return { missions: [], pictures, refusals };
  const missions = drafts.map(([from, draft], index) => {
    const isLast = index === drafts.length - 1;
    const own = pictures.filter(
      ({ picture: { name } }) =>
        shows(draft.text, name) || (isLast && !drafts.some(([, { text }]) => shows(text, name))),
    );
    return { from, draft: withPictures(draft, own), pictures: own };
  });
  return { missions, pictures: [], refusals };
}

const documents = [
  [/\.docx?$/i, 'a Word document'],
  [/\.pdf$/i, 'a PDF'],
  [/\.(?:odt|pages|rtf)$/i, 'a document of another program'],
] as const;

/** The draft in a mission file, or a sentence on why there is none. Name and size first: reading a huge file stops the page. */
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

/** The files in an archive. What an archive says of its size may be wrong, so reading ends where it is too large. */
function filesIn(archive: Uint8Array): File[] {
  const files: File[] = [];
  let room = maxArchive;
  const unzip = new Unzip((entry) => {
    const name = entry.name.replace(/^.*\//, '');
    // A Mac adds a hidden file for each, and an archive may hold itself.
    if (!name || name.startsWith('.') || isArchive(name)) return;
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
  // In small parts, each of which may grow a thousand times.
  const step = 8192;
  for (let start = 0; start < archive.length; start += step) {
    unzip.push(archive.subarray(start, start + step), start + step >= archive.length);
  }
  return files;
}

/** The files on a clipboard; none where they only picture the text that is there, as a word processor puts them. */
export function pastedFiles(clipboard: DataTransfer): readonly File[] {
  const files = [...clipboard.files];
  if (files.length === 0) return files;
  const html = clipboard.getData('text/html');
  const { textContent } = new DOMParser().parseFromString(html, 'text/html').body;
  // A Mac writes the names of copied files as text.
  const lines = clipboard.getData('text/plain').split(/[\r\n]/);
  const isName = (line: string) => !line.trim() || files.some(({ name }) => line.endsWith(name));
  return textContent.trim() || !lines.every(isName) ? [] : files;
}
