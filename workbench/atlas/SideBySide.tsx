import type { StoryContext } from '@storybook/react-vite';
import { useEffect, useRef, useState } from 'react';
import { STORY_RENDERED } from 'storybook/internal/core-events';
import type { StoryIndex } from 'storybook/internal/types';
import { type Viewport, viewports } from '#storybook/toolbar/viewports.ts';
import { Select, type SelectProps } from '#ui/Select';
import { Page } from '../page/Page.tsx';
import { chosenIn } from './addressOf.ts';
import * as css from './SideBySide.css.ts';
import { statesIn } from './storyIndex.ts';

export const comparisons = {
  themes: 'Light and dark',
  states: 'Two states',
  widths: 'Two widths',
  allWidths: 'All widths',
};

const widths = Object.fromEntries(Object.entries(viewports).map(([key, { name }]) => [key, name]));

/** The story's arguments are in its address, so a link shows the same comparison. */
export interface Choices {
  compared: keyof typeof comparisons;
  /** The id of a story. */
  state: string;
  /** The id of the second story when two states are compared. */
  other: string;
  width: keyof typeof viewports;
}

interface SideBySideProps extends Choices {
  index: StoryIndex;
  globals: StoryContext['globals'];
  onChange: (choices: Partial<Choices>) => void;
}

interface Pane {
  title: string;
  id: string;
  globals: StoryContext['globals'];
  viewport: Viewport;
}

function panesOf(props: SideBySideProps): Pane[] {
  const { compared, state, other, width, globals, index } = props;
  const pane = { id: state, globals, viewport: viewports[width] };
  const inEach = (all: Viewport[]) =>
    all.map((viewport) => ({ ...pane, title: viewport.name, viewport }));
  switch (compared) {
    case 'themes':
      return [
        { ...pane, title: 'Light', globals: { ...globals, theme: 'light' } },
        { ...pane, title: 'Dark', globals: { ...globals, theme: 'dark' } },
      ];
    case 'widths':
      return inEach([viewports.phone, viewports.desktop]);
    case 'allWidths':
      return inEach(Object.values(viewports));
    case 'states':
      return [state, other].map((id) => ({ ...pane, id, title: index.entries[id]?.name ?? id }));
  }
}

export function SideBySide(props: SideBySideProps) {
  const { compared, index, onChange } = props;
  const states: Record<string, Record<string, string>> = {};
  for (const { id, title, name } of statesIn(index)) (states[title] ??= {})[id] = name;

  const choice = (name: keyof Choices, label: string, options: SelectProps<string>['options']) => (
    <div className={css.choice}>
      <Select
        label={label}
        value={props[name]}
        options={options}
        onChange={({ target }) => onChange({ [name]: target.value })}
      />
    </div>
  );

  return (
    <Page
      title="Side by side"
      lead="What you choose here and in the toolbar is in the address: share it to show a colleague the same view."
      width="window"
    >
      <div className={css.choices}>
        {choice('compared', 'Compare', comparisons)}
        {choice('state', 'State', states)}
        {compared === 'states' && choice('other', 'With', states)}
        {(compared === 'themes' || compared === 'states') && choice('width', 'Width', widths)}
      </div>
      <div className={css.panes}>
        {panesOf(props).map((pane) => (
          <figure
            key={pane.title}
            className={css.pane}
            style={{ flexGrow: Number.parseInt(pane.viewport.styles.width, 10) }}
          >
            <figcaption>{pane.title}</figcaption>
            {/* A new frame for each story, because one that changes its address adds to the history. */}
            <Frame key={JSON.stringify([pane.id, pane.globals])} {...pane} />
          </figure>
        ))}
      </div>
    </Page>
  );
}

function Frame({ title, id, globals, viewport }: Pane) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [isDrawn, setIsDrawn] = useState(false);

  useEffect(() => {
    // The pages of stories report to the window around them, as they do to Storybook.
    const follow = ({ source, data }: MessageEvent<unknown>) => {
      const isOwn = source === frame.current?.contentWindow;
      if (isOwn && String(data).includes(`"${STORY_RENDERED}"`)) setIsDrawn(true);
    };
    window.addEventListener('message', follow);
    return () => window.removeEventListener('message', follow);
  }, []);

  return (
    <div className={css.box}>
      {!isDrawn && <p className={css.loading}>Loading…</p>}
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- a page of this Storybook */}
      <iframe
        ref={frame}
        className={css.frame}
        data-drawn={isDrawn}
        style={scaledTo(viewport)}
        title={title}
        src={`iframe.html?viewMode=story&id=${id}&globals=${chosenIn(globals)}`}
      />
    </div>
  );
}

/** Scales a frame down if its viewport is larger than the available space. */
function scaledTo({ styles: { width, height } }: Viewport) {
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
