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
  // Relative, because Storybook may be served from a folder.
  const [light, dark] = ['light', 'dark'].map((each) => `thumbnails/${id}${suffix}-${each}.webp`);
  return (
    <picture className={css.frame} data-device={device}>
      {theme === 'system' && <source media="(prefers-color-scheme: dark)" srcSet={dark} />}
      <img className={css.picture} src={theme === 'dark' ? dark : light} alt="" loading="lazy" />
    </picture>
  );
}
