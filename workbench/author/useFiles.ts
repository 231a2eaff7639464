import files from 'virtual:content/files';
import type { RefObject, SyntheticEvent } from 'react';
import {
  isPictureName,
  type PictureFile,
  type PictureFiles,
} from '#tools/content/compiler/pictures.ts';
import { placed } from './draft/content.ts';
import { fromFile, type MissionDraft, maxText, shows } from './draft/missionDraft.ts';
import type { Draft } from './draft/useDraft.ts';
import { readDraftPicture } from './pictures/draftPictures.ts';
import { contentPictures } from './pictures/folderPictures.ts';
import { insertPicture } from './pictures/insertPicture.ts';

interface FilesProps {
  current: Draft;
  field: RefObject<HTMLTextAreaElement | null>;
  /** Opens a mission, unless the author wants to keep the draft. */
  onOpen: (draft: MissionDraft) => boolean;
  onNotice: (notice: string) => void;
}

/** Takes the files that an author chooses, drops, or pastes: a mission, and pictures. */
export function useFiles({ current, field, onOpen, onNotice }: FilesProps) {
  /** A new picture gets a name that none of these has, as the folder of its milestone may still change. */
  const otherPictures = () => new Map([...contentPictures, ...current.pictures]);

  const open = async (file: File, others: readonly File[]) => {
    const draft = await readMission(file);
    if (typeof draft === 'string') return [draft];
    const { pictures, notices } = await readPictures(others, new Map());
    for (const [name, { picture }] of pictures) {
      draft.text = draft.text.replaceAll(`](${name})`, `](${picture.name})`);
      if (!shows(draft.text, picture.name)) draft.text += `\n\n![](${picture.name})`;
    }
    if (!onOpen(draft)) return [];
    for (const [, picture] of pictures) current.storePicture(picture);
    return [`${file.name} is open.`, ...notices];
  };

  const add = async (given: readonly File[]) => {
    const { pictures, notices } = await readPictures(given, otherPictures());
    for (const [, picture] of pictures) {
      const { name } = picture.picture;
      current.storePicture(picture);
      if (field.current && !shows(field.current.value, name)) insertPicture(field.current, name);
    }
    return pictures.length > 0 ? [...notices, 'Now write what the picture shows.'] : notices;
  };

  const take = async (given: readonly File[]) => {
    const pictures = given.filter(
      ({ name, type }) => isPictureName(name) || type.startsWith('image/'),
    );
    const [mission, ...others] = given.filter((file) => !pictures.includes(file));
    const notices = mission ? await open(mission, pictures) : await add(pictures);
    const left = others.map(({ name }) => `${name} was not opened: write one mission at a time.`);
    onNotice([...notices, ...left].join(' '));
  };

  const takeFrom = (event: SyntheticEvent, given: readonly File[]) => {
    if (given.length === 0) return;
    event.preventDefault();
    event.stopPropagation();
    void take(given);
  };

  return { otherPictures, take, takeFrom };
}

/** The draft in a mission file, or a sentence on why it is refused. Reading a huge file would stop the page. */
async function readMission(file: File): Promise<MissionDraft | string> {
  const { name, size } = file;
  if (!/\.(?:md|markdown|txt)$/i.test(name)) {
    return `${name} is neither a picture nor a mission file, which ends in “.md”. Copy its text and paste it into the field below.`;
  }
  if (size > maxText) return `${name} is too large to be a mission.`;
  const text = await file.text().catch(() => undefined);
  if (text === undefined) return `${name} cannot be read.`;
  const draft = placed(fromFile(name, text), files);
  return draft ?? `${name} translates a mission that the content does not have.`;
}

/** The pictures, each with the name of its file, and a sentence for each that was changed or refused. */
async function readPictures(given: readonly File[], beside: PictureFiles) {
  const pictures: [fileName: string, picture: PictureFile][] = [];
  const notices: string[] = [];
  const taken = new Map(beside);
  for (const file of given) {
    const { picture, notice = '' } = await readDraftPicture(file, taken).catch(() => ({
      picture: undefined,
      notice: `${file.name} cannot be read.`,
    }));
    if (notice) notices.push(notice);
    if (!picture) continue;
    taken.set(picture.picture.name, picture);
    pictures.push([file.name, picture]);
  }
  return { pictures, notices };
}

/** The files on a clipboard, unless they only picture its text, as those of word processors do. */
export function pastedFiles(clipboard: DataTransfer): readonly File[] {
  const given = [...clipboard.files];
  if (given.length === 0) return given;
  const html = clipboard.getData('text/html');
  const { textContent } = new DOMParser().parseFromString(html, 'text/html').body;
  // A Mac puts the names of copied files on the clipboard as text.
  const lines = clipboard.getData('text/plain').split(/[\r\n]/);
  const isName = (line: string) => !line.trim() || given.some(({ name }) => line.endsWith(name));
  return textContent.trim() || !lines.every(isName) ? [] : given;
}
