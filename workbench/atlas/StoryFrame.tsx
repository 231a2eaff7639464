import type { StoryContext } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import type { Viewport } from '#storybook/toolbar/viewports.ts';
import { chosenIn } from './addressOf.ts';
import * as css from './StoryFrame.css.ts';

export interface StoryFrameProps {
  title: string;
  id: string;
  globals: StoryContext['globals'];
  /** The size at which the story is drawn; by default the size of the frame. */
  viewport?: Viewport;
  /** What is seen until the story is drawn; by default Storybook's spinner. */
  placeholder?: ReactNode;
}

/** A story in an `iframe`, scaled down if its viewport is larger than the space for it. */
export function StoryFrame({ title, id, globals, viewport, placeholder }: StoryFrameProps) {
  const [isDrawn, setIsDrawn] = useState(false);
  return (
    <div className={css.box}>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- a page of this Storybook */}
      <iframe
        className={css.frame}
        style={viewport && scaled(viewport)}
        title={title}
        src={`iframe.html?viewMode=story&id=${id}&globals=${chosenIn(globals)}`}
        onLoad={({ currentTarget: { contentDocument } }) =>
          whenDrawn(contentDocument?.body, () => setIsDrawn(true))
        }
      />
      {placeholder && !isDrawn && <div className={css.placeholder}>{placeholder}</div>}
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
    // If there is more room below, the frame is taller and shows more of the page.
    blockSize: `max(${height}, 100cqb / ${wide})`,
    scale: `min(1, ${wide}, ${high})`,
  };
}

/** Storybook's page of a story says with a class of its body what it shows. */
function whenDrawn(body: HTMLElement | undefined, onDrawn: () => void) {
  const observer = new MutationObserver(look);
  function look() {
    if (body && !/sb-show-(?:main|errordisplay)/.test(body.className)) return;
    observer.disconnect();
    onDrawn();
  }
  if (body) observer.observe(body, { attributeFilter: ['class'] });
  look();
}
