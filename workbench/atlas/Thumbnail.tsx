import * as css from './Thumbnail.css.ts';

interface ThumbnailProps {
  id: string;
  /** One of the state's `devicesOf`. */
  device: 'desktop' | 'phone';
  /** The toolbar's value. */
  theme: string;
}

/** The picture of a state from `tests/workbench/thumbnails.spec.ts`. */
export function Thumbnail({ id, device, theme }: ThumbnailProps) {
  const suffix = device === 'phone' ? '-phone' : '';
  // An eager `import.meta.glob` would load a module for each picture before the first is seen.
  const [light, dark] = ['light', 'dark'].map(
    (each) =>
      new URL(`../../tests/workbench/thumbnails/${id}${suffix}-${each}.webp`, import.meta.url).href,
  );
  return (
    <picture className={css.frame} data-device={device}>
      {theme === 'system' && <source media="(prefers-color-scheme: dark)" srcSet={dark} />}
      <img className={css.picture} src={theme === 'dark' ? dark : light} alt="" loading="lazy" />
    </picture>
  );
}
