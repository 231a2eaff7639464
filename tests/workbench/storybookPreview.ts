/**
 * An undocumented object that Storybook puts on the page of its stories. Nothing documented shows another story without
 * loading the page again, or says that a story is through. The functions below run in that page, so none uses anything
 * of this file.
 */
interface Preview {
  readonly currentRender?: Render;
  readonly channel: {
    emit(event: string, ...payload: unknown[]): void;
    once(event: 'storybook/a11y/result', listener: (found: AxeResult) => void): void;
    once(event: 'storybook/a11y/error', listener: (error: unknown) => void): void;
    on(event: string, listener: (phase: { newPhase: string }) => void): void;
    off(event: string, listener: (phase: { newPhase: string }) => void): void;
  };
}

/** The part of axe's findings that is read here. */
interface AxeResult {
  readonly violations: readonly {
    readonly id: string;
    readonly nodes: readonly { readonly html: string }[];
  }[];
}

interface Render {
  readonly id: string;
  readonly phase?: string;
  readonly story?: { readonly parameters: { readonly subject?: string } };
}

declare global {
  interface Window {
    __STORYBOOK_PREVIEW__?: Preview;
  }
}

export function showStory(storyId: string) {
  window['__STORYBOOK_PREVIEW__']?.channel.emit('setCurrentStory', { storyId });
}

/** Sets what the toolbar or a control sets, and waits until the story has rendered. */
export const update = ({ event, payload }: { readonly event: string; readonly payload: object }) =>
  new Promise<void>((resolve) => {
    const channel = window['__STORYBOOK_PREVIEW__']?.channel;
    channel?.on('storyRenderPhaseChanged', function follow({ newPhase }) {
      // The story has rendered. Storybook then waits another tenth of a second for animations.
      if (newPhase !== 'completing') return;
      channel.off('storyRenderPhaseChanged', follow);
      resolve();
    });
    channel?.emit(event, payload);
  });

interface Wanted {
  readonly settings: { readonly language: string; readonly rootSize: string };
  readonly width?: number;
  readonly media?: Readonly<Record<string, string | null>>;
}

/** Whether the page has the toolbar's settings, the width, and the emulated features of the media. */
export function isIn({ settings, width = innerWidth, media = {} }: Wanted): boolean {
  const { lang, style } = document.documentElement;
  const hasFeature = ([name, value]: [string, string | null]) => {
    const feature = name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    return ['', 'prefers-'].some((prefix) => matchMedia(`(${prefix}${feature}: ${value})`).matches);
  };
  return (
    lang === settings.language &&
    style.fontSize === settings.rootSize &&
    innerWidth === width &&
    Object.entries(media).every(hasFeature)
  );
}

/**
 * Whether a story has rendered and its `play` function is done.
 * @param story its id; empty for whichever is shown
 */
export function isThrough(story: string): boolean {
  const { id, phase } = window['__STORYBOOK_PREVIEW__']?.currentRender ?? {};
  if (story && id !== story) return false;
  if (phase === 'errored' || phase === 'aborted') throw new Error(`The story has ${phase}.`);
  return phase === 'finished';
}
