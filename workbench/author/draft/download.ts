import { strToU8, type Zippable, zipSync } from 'fflate';
import type { PictureFiles } from '#tools/content/compiler/pictures.ts';
import { contentOf } from '../pictures/draftPictures.ts';
import { fileNameOf, type MissionDraft, shows, toFile } from './missionDraft.ts';

export interface Download {
  readonly name: string;
  readonly type: string;
  /** Deferred, since the page asks for the name with each letter that is typed. */
  readonly content: () => Uint8Array<ArrayBuffer>;
}

/** The mission file, or an archive with its pictures, in the folder where the content has them. */
export function downloadOf(draft: MissionDraft, pictures: PictureFiles): Download {
  const mission = fileNameOf(draft);
  const shown = [...pictures].filter(([name]) => shows(draft.text, name));
  const content = () => strToU8(toFile(draft));
  if (shown.length === 0) return { name: mission, type: 'text/markdown', content };
  const folder = draft.folder && `${draft.folder}/`;
  const pack = () => {
    const files: Zippable = { [folder + mission]: content() };
    for (const [name, { picture }] of shown) files[folder + name] = contentOf(picture.address);
    return zipSync(files);
  };
  return { name: mission.replace(/md$/, 'zip'), type: 'application/zip', content: pack };
}
