import type { StoryContext } from '@storybook/react-vite';
import type { Viewport } from '../toolbar/conditions.ts';
import { initialGlobals } from '../toolbar/globals.ts';
import * as css from './StoryFrame.css.ts';

interface StoryFrameProps {
  title: string;
  id: string;
  /** What the toolbar sets for it. */
  globals?: StoryContext['globals'];
  /** Without it, as large as its place. */
  viewport?: Viewport;
}

/** A story in a window of its own, drawn smaller where there is no room for all of it. */
export function StoryFrame({ title, id, globals, viewport }: StoryFrameProps) {
  const chosen = Object.keys(initialGlobals)
    .filter((name) => globals?.[name] !== undefined)
    .map((name) => `${name}:${globals?.[name]}`);
  return (
    <div className={css.box}>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- a page of this Storybook */}
      <iframe
        className={css.frame}
        style={viewport && scaled(viewport)}
        title={title}
        src={`iframe.html?viewMode=story&id=${id}&globals=${chosen.join(';')}`}
      />
    </div>
  );
}

function scaled({ width, height }: Viewport) {
  // The arc tangent's tangent, since not every browser divides a length by a length.
  const [wide, high] = [`100cqi, ${width}px`, `100cqb, ${height}px`].map(
    (lengths) => `tan(atan2(${lengths}))`,
  );
  return { inlineSize: width, blockSize: height, scale: `min(1, ${wide}, ${high})` };
}
