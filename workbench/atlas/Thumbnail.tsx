import * as css from './Thumbnail.css.ts';

/** The picture of a story. One that is new has none yet. */
export function Thumbnail({ id }: { id: string }) {
  // Relative, because Storybook may be served from a folder.
  return <img className={css.thumbnail} src={`thumbnails/${id}.webp`} alt="" loading="lazy" />;
}
