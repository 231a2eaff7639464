import type { StoryContext } from '@storybook/react-vite';
import { useEffect, useRef, useState } from 'react';
import { STORY_MISSING, STORY_RENDER_PHASE_CHANGED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { viewports } from '#storybook/toolbar/viewports.ts';
import * as css from './LivingRegion.css.ts';
import { regionOf, regionSize } from './regionOf.ts';
import { StoryFrame } from './StoryFrame.tsx';

interface LivingRegionProps {
  id: string;
  name: string;
  globals: StoryContext['globals'];
}

type Region = ReturnType<typeof regionOf>;

/** Stories are loaded one after the other, because each takes the focus while its `play` function runs. */
let queue = Promise.resolve();

/** What a thumbnail shows of a state, drawn by the code of now. It is loaded once its place is seen. */
export function LivingRegion({ id, name, globals }: LivingRegionProps) {
  const box = useRef<HTMLDivElement>(null);
  const [isLoaded, setIsLoaded] = useState(false);
  /** Undefined until the story is through. */
  const [region, setRegion] = useState<Region>();

  useEffect(() => {
    const place = box.current;
    if (!place) return undefined;
    const channel = addons.getChannel();
    const gone = new AbortController();
    let focused: Element | null = null;
    let finish = () => {};

    const load = () =>
      new Promise<void>((resolve) => {
        finish = resolve;
        if (gone.signal.aborted) finish();
        else setIsLoaded(true);
      });
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      queue = queue.then(load);
    });

    const follow = ({ storyId, newPhase }: { storyId: string; newPhase: string }) => {
      if (storyId !== id) return;
      if (newPhase === 'loading') focused = document.activeElement;
      const frame = place.querySelector('iframe');
      if (!/finished|errored/.test(newPhase) || !frame?.contentWindow) return;
      channel.off(STORY_RENDER_PHASE_CHANGED, follow);
      setRegion(regionOf({ name, ...regionSize }, frame.contentWindow));
      if (document.activeElement === frame) {
        frame.blur();
        if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
      }
      finish();
    };

    /** A story whose code cannot be loaded has no phase, and would hold up those behind it. */
    const giveUp = (storyId: string) => follow({ storyId, newPhase: 'errored' });

    observer.observe(place);
    channel.on(STORY_RENDER_PHASE_CHANGED, follow);
    channel.on(STORY_MISSING, giveUp);
    return () => {
      gone.abort();
      observer.disconnect();
      channel.off(STORY_RENDER_PHASE_CHANGED, follow);
      channel.off(STORY_MISSING, giveUp);
      finish();
    };
  }, [id, name]);

  return (
    <div ref={box} className={css.box} inert={region !== undefined}>
      {isLoaded && (
        <div className={region ? css.page : css.pageUnderWay} style={region && showing(region)}>
          <StoryFrame title={name} id={id} globals={globals} viewport={viewports.desktop} />
        </div>
      )}
    </div>
  );
}

/** The region fills the box: it is half as wide and half as high as the page. */
const showing = ({ x, y }: Region) => ({
  transform: `scale(2) translate(${(-50 * x) / regionSize.width}%, ${(-50 * y) / regionSize.height}%)`,
});
