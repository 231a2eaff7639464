import { strToU8, type Zippable, zipSync } from 'fflate';
import type { PictureFiles } from '#tools/content/compiler/pictures.ts';
import { contentOf } from './draftPictures.ts';
import { toMilestoneFile } from './milestones.ts';
import { fileNameOf, type MissionDraft, shows, toFile } from './missionFile.ts';

export interface Download {
  readonly name: string;
  readonly type: string;
  /** Deferred, since the page asks for the name with each letter that is typed. */
  readonly content: () => Uint8Array<ArrayBuffer>;
}

/** The mission file, or an archive with what belongs to it, in the folders where the content has it. */
export function downloadOf(
  draft: MissionDraft,
  pictures: PictureFiles,
  withMilestone: boolean,
): Download {
  const mission = fileNameOf(draft);
  const shown = [...pictures].filter(([name]) => shows(draft.text, name));
  const content = () => strToU8(toFile(draft));
  if (shown.length === 0 && !withMilestone)
    return { name: mission, type: 'text/markdown', content };
  const folder = draft.folder && `${draft.folder}/`;
  const pack = () => {
    const files: Zippable = { [folder + mission]: content() };
    for (const [name, { picture }] of shown) files[folder + name] = contentOf(picture.address);
    if (withMilestone) files[`${folder}milestone.yaml`] = strToU8(toMilestoneFile(draft));
    return zipSync(files);
  };
  return { name: `${draft.name}.zip`, type: 'application/zip', content: pack };
}
