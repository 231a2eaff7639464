import type { Preview } from '@storybook/react-vite';

export type GlobalTypes = NonNullable<Preview['globalTypes']>;

type Icon = NonNullable<NonNullable<GlobalTypes[string]['toolbar']>['icon']>;

export interface Menu {
  readonly description: string;
  readonly icon: Icon;
  /** Titles by value, short, because the title of the chosen value stands in the toolbar. The first value is initial, and only its icon stands there. */
  readonly items: Readonly<Record<string, string>>;
}

/** Settings of a person's system. `withConditions.tsx` applies them to the page. */
export const menus = {
  theme: {
    description: 'Theme',
    icon: 'sun',
    items: { system: 'As on this system', light: 'Light', dark: 'Dark' },
  },
  contrast: {
    description: 'Contrast',
    icon: 'contrast',
    items: { system: 'As on this system', more: 'More' },
  },
  direction: {
    description: 'Direction of writing',
    icon: 'transfer',
    items: { ltr: 'Left to right', rtl: 'RTL' },
  },
  textSize: {
    description: 'Text size',
    icon: 'zoom',
    // Not `100`, because Storybook reads a figure in an address as a number, and these values are texts.
    items: { usual: '100 %', '150pc': '150 %', '200pc': '200 %' },
  },
  motion: {
    description: 'Motion',
    icon: 'play',
    items: { system: 'As on this system', reduce: 'Less' },
  },
} as const satisfies Record<string, Menu>;

export interface Viewport {
  readonly title: string;
  /** In CSS pixels. */
  readonly width: number;
  readonly height: number;
}

export const viewports = {
  narrow: { title: 'Narrow, 320 px', width: 320, height: 640 },
  phone: { title: 'Phone, 360 px', width: 360, height: 780 },
  tablet: { title: 'Tablet, 768 px', width: 768, height: 1024 },
  desktop: { title: 'Desktop, 1280 px', width: 1280, height: 800 },
  large: { title: 'Large, 1920 px', width: 1920, height: 1080 },
} as const satisfies Record<string, Viewport>;

export interface Condition {
  readonly globals?: { readonly [Name in keyof typeof menus]?: string };
  /** What a test's browser emulates in place of `globals`. */
  readonly media?: {
    readonly colorScheme?: 'light' | 'dark';
    readonly contrast?: 'more';
    readonly forcedColors?: 'active';
    readonly reducedMotion?: 'reduce';
  };
  readonly viewport?: keyof typeof viewports;
}

/** In which `tests/atlas` measures every component and screen. */
export const conditions: Readonly<Record<string, Condition>> = {
  'less motion': {
    globals: { motion: 'reduce' },
    media: { reducedMotion: 'reduce', colorScheme: 'light' },
  },
  dark: { globals: { theme: 'dark' }, media: { colorScheme: 'dark' } },
  'more contrast': { globals: { contrast: 'more' }, media: { contrast: 'more' } },
  'forced colors': { media: { forcedColors: 'active' } },
  'right to left': { globals: { direction: 'rtl' } },
  'text of 200 %': { globals: { textSize: '200pc' } },
  '320 px': { viewport: 'narrow' },
  '320 px, right to left': { viewport: 'narrow', globals: { direction: 'rtl' } },
  '320 px, text of 200 %': { viewport: 'narrow', globals: { textSize: '200pc' } },
};
