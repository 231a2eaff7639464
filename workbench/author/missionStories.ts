import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';
import { fromFile, missionStoryId, withoutComments } from './files/missionFile.ts';
import { besideOriginal } from './files/translations.ts';

const missionFile = /\/content\/([^/]+\/[^/]+)\/(\d[^/]+\.md)$/;

const idOf = (file: string) => missionStoryId(file.slice(file.indexOf('/content/') + 9));

/** Makes each mission file a story with the mission's title, so the search of the sidebar finds it. */
export const missionIndexer = {
  test: missionFile,
  createIndex: async (file: string) => {
    const [, milestone, name = ''] = missionFile.exec(file) ?? [];
    const { title } = fromFile(name, withoutComments(await readFile(file, 'utf8')));
    return [
      {
        type: 'story' as const,
        importPath: file,
        exportName: 'Mission',
        metaId: idOf(file),
        title: `Content/${milestone}`,
        name: title || name,
        tags: ['!autodocs'],
      },
    ];
  },
};

async function readDraft(file: string, text: string) {
  const draft = fromFile(path.basename(file), withoutComments(text));
  if (!draft.language) return draft;
  const original = file.replace(`.${draft.language}.md`, '.md');
  return besideOriginal(fromFile('', withoutComments(await readFile(original, 'utf8'))), draft);
}

export const missionModules: Plugin = {
  name: 'waymark:mission-modules',
  transform: {
    filter: { id: missionFile },
    handler: async (text, file) => {
      const draft = await readDraft(file, text);
      return `import { createElement } from 'react';
       import { DrawnMission } from '#workbench/author/DrawnMission.tsx';
       import { picturesIn } from '#workbench/author/files/folderPictures.ts';
       export default { id: ${JSON.stringify(idOf(file))}, parameters: { layout: 'fullscreen' } };
       const pictures = picturesIn(${JSON.stringify(file.replace(/^.*\/content\/|\/[^/]*$/g, ''))});
       const args = { draft: ${JSON.stringify(draft)}, pictures };
       export const Mission = {
         globals: { language: ${JSON.stringify(draft.language || 'en')} },
         render: () => createElement(DrawnMission, args),
       };`;
    },
  },
};
