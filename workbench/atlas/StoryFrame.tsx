import type { StoryContext } from '@storybook/react-vite';
import type { Viewport } from '#storybook/toolbar/viewports.ts';
import { chosenIn } from './addressOf.ts';
import * as css from './StoryFrame.css.ts';

export interface StoryFrameProps {
  title: string;
  id: string;
  globals: StoryContext['globals'];
  /** The size at which the story is drawn. */
  viewport: Viewport;
}

/** A story in an `iframe`, scaled down if its viewport is larger than the available space. */
export function StoryFrame({ title, id, globals, viewport }: StoryFrameProps) {
  return (
    <div className={css.box}>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- a page of this Storybook */}
      <iframe
        className={css.frame}
        style={scaled(viewport)}
        title={title}
        src={`iframe.html?viewMode=story&id=${id}&globals=${chosenIn(globals)}`}
      />
    </div>
  );
}

function scaled({ styles: { width, height } }: Viewport) {
  // `tan(atan2(a, b))` is a / b; not every browser can divide a length by a length.
  const [wide, high] = [`100cqi, ${width}`, `100cqb, ${height}`].map(
    (lengths) => `tan(atan2(${lengths}))`,
  );
  return {
    inlineSize: width,
    // If there is room below, the frame grows and shows more of the page.
    blockSize: `max(${height}, 100cqb / ${wide})`,
    scale: `min(1, ${wide}, ${high})`,
  };
}
