import * as css from './Thumbnail.css.ts';

const thumbnails = import.meta.glob<string>('../../tests/workbench/thumbnails/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
});

interface ThumbnailProps {
  id: string;
  device: 'desktop' | 'phone';
  /** The toolbar's value. */
  theme: string;
}

/** The picture of a state from `tests/workbench/thumbnails.spec.ts`, which does not take each state on each device. */
export function Thumbnail({ id, device, theme }: ThumbnailProps) {
  const suffix = device === 'phone' ? '-phone' : '';
  const [light, dark] = ['light', 'dark'].map(
    (each) => thumbnails[`../../tests/workbench/thumbnails/${id}${suffix}-${each}.webp`],
  );
  if (!light) return null;
  return (
    <picture className={css.frame} data-device={device}>
      {theme === 'system' && <source media="(prefers-color-scheme: dark)" srcSet={dark} />}
      <img className={css.picture} src={theme === 'dark' ? dark : light} alt="" loading="lazy" />
    </picture>
  );
}
