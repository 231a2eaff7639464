import { breakpoint } from '#components/theme/tokens.ts';

const viewport = (name: string, width: number, height: number) => ({
  name: `${name}, ${width} px`,
  styles: { width: `${width}px`, height: `${height}px` },
});

const pixels = (length: `${number}rem`) => 16 * Number.parseFloat(length);

/** Usual screens, and the first width of each layout. */
export const viewports = {
  narrow: viewport('Narrow', 320, 640),
  phone: viewport('Phone', 390, 844),
  tablet: viewport('Tablet', pixels(breakpoint.medium), 1024),
  wide: viewport('Two columns', pixels(breakpoint.wide), 768),
  desktop: viewport('Desktop', 1280, 800),
  large: viewport('Large', 1920, 1080),
} as const;

export type Viewport = (typeof viewports)[keyof typeof viewports];
