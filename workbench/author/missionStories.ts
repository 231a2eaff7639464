import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';
import { fromFile, missionStoryId } from './files/missionFile.ts';

const missionFile = /\/content\/([^/]+\/[^/]+)\/(\d[^/]+\.md)$/;

const idOf = (file: string) => missionStoryId(file.slice(file.indexOf('/content/') + 9));

/** Makes each mission file a story with the mission's title, so the search of the sidebar finds it. */
export const missionIndexer = {
  test: missionFile,
  createIndex: async (file: string) => {
    const [, milestone, name = ''] = missionFile.exec(file) ?? [];
    const { title } = fromFile(name, await readFile(file, 'utf8'));
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

export const missionModules: Plugin = {
  name: 'waymark:mission-modules',
  transform: {
    filter: { id: missionFile },
    handler: (text, file) =>
      `import { createElement } from 'react';
       import { DrawnMission } from '#workbench/author/DrawnMission.tsx';
       import { picturesIn } from '#workbench/author/files/folderPictures.ts';
       export default { id: ${JSON.stringify(idOf(file))}, parameters: { layout: 'fullscreen' } };
       const pictures = picturesIn(${JSON.stringify(file.replace(/^.*\/content\/|\/[^/]*$/g, ''))});
       const args = { draft: ${JSON.stringify(fromFile('', text))}, pictures };
       export const Mission = { render: () => createElement(DrawnMission, args) };`,
  },
};
