import files from 'virtual:content/files';
import type { PictureFiles } from '#tools/content/compiler/pictures.ts';

/** The pictures of all milestones, by name. */
export const contentPictures: PictureFiles = new Map(
  files.flatMap(({ picture }) => (picture ? [[picture.picture.name, picture] as const] : [])),
);

/** The pictures in a milestone's folder. The workbench itself may be deployed in a folder. */
export const picturesIn = (folder: string): PictureFiles =>
  new Map(
    files.flatMap(({ path, picture: file }) => {
      if (!file || path !== `${folder}/${file.picture.name}`) return [];
      const address = `${import.meta.env.BASE_URL}${file.picture.address.slice(1)}`;
      return [[file.picture.name, { ...file, picture: { ...file.picture, address } }] as const];
    }),
  );
