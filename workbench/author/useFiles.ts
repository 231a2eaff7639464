import files from 'virtual:content/files';
import languages from 'virtual:content/languages';
import type { RefObject, SyntheticEvent } from 'react';
import type { PictureFile } from '#tools/content/compiler/pictures.ts';
import { checkLanguage, readTranslationName } from '#tools/content/compiler/translations.ts';
import type { Drafts } from './drafts/useDrafts.ts';
import { planOf } from './files/fileNames.ts';
import { contentPictures } from './files/folderPictures.ts';
import { foldersIn, hasPlan } from './files/milestones.ts';
import { fileNameOf, shows } from './files/missionFile.ts';
import { readFiles } from './files/readFiles.ts';
import { openedTranslation } from './files/translations.ts';
import { insertPicture } from './insertPicture.ts';

const folders = foldersIn(files);

/** Opens the files that an author chooses, drops, or pastes. */
export function useFiles(
  drafts: Drafts,
  field: RefObject<HTMLTextAreaElement | null>,
  onNotice: (notice: string) => void,
) {
  /** A new picture gets a name that none of these has, as the folder of its milestone may still change. */
  const otherPictures = () => new Map([...contentPictures, ...drafts.picturesOfAll()]);

  /** Adds pictures to the draft, and to its text if it does not show them. Returns the notice for the author. */
  const addPictures = (pictures: readonly PictureFile[]) => {
    for (const picture of pictures) {
      const { name } = picture.picture;
      drafts.storePicture(picture);
      if (field.current && !shows(field.current.value, name)) insertPicture(field.current, name);
    }
    const names = new Intl.ListFormat('en').format(pictures.map(({ picture }) => picture.name));
    return pictures.length === 1
      ? `Now write what the picture shows. Its file, ${names}, goes into the milestone’s folder, beside the mission.`
      : `Now write what the pictures show. Their files, ${names}, go into the milestone’s folder, beside the mission.`;
  };

  const take = async (given: readonly File[]) => {
    const { missions, pictures, changes, refusals } = await readFiles(given, otherPictures());
    const notices = missions.map(({ from, draft, pictures: its }) => {
      const named = readTranslationName(fileNameOf(draft));
      const unknown = named && checkLanguage(named.original, named.written, languages);
      if (unknown) return `${from} is not open. ${unknown}`;
      const mission = draft.language ? openedTranslation(draft, files) : draft;
      if (!mission) return `${from} translates a mission that the content does not have.`;
      const { folder } = mission;
      drafts.add({ ...mission, plan: hasPlan(folders, folder) ? '' : planOf(folder) }, its);
      return `${from} is open.`;
    });
    if (pictures.length > 0) notices.push(addPictures(pictures));
    onNotice([...new Set([...changes, ...notices, ...refusals])].join(' '));
  };

  const takeFrom = (event: SyntheticEvent, given: readonly File[]) => {
    if (given.length === 0) return;
    event.preventDefault();
    event.stopPropagation();
    void take(given);
  };

  return { otherPictures, take, takeFrom };
}
