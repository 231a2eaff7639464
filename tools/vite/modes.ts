import { statSync } from 'node:fs';

/** The modes of the portal, each with its entry (docs/decisions/0001). */
export const entries = {
  demo: 'src/app/main.demo.tsx',
  emulator: 'src/app/main.emulator.ts',
  live: 'src/app/main.live.ts',
} as const;

export type Mode = keyof typeof entries;

/** Of Vite's mode, which is `production` if a command names none. */
export const modeOf = (name: string): Mode =>
  name === 'demo' || name === 'emulator' ? name : 'live';

/** A port for each, because the worker of a live build stays in the browser, and would respond for the demo. */
export const previewPorts: Readonly<Record<Mode, number>> = {
  live: 4173,
  demo: 4174,
  emulator: 4175,
};

export const buildFolder = (mode: Mode): string => `dist/${mode}`;

/** The newest build, which a preview serves if its command names no mode. */
export function lastBuilt(): Mode {
  const builtAt = (mode: Mode) =>
    statSync(`${buildFolder(mode)}/index.html`, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const [newest = 'live'] = (['live', 'demo', 'emulator'] as const).toSorted(
    (one, other) => builtAt(other) - builtAt(one),
  );
  return newest;
}
