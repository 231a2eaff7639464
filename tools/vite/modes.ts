/** The modes of the portal, each with its entry (docs/decisions/0001). */
export const entries = {
  demo: 'src/app/main.demo.tsx',
  emulator: 'src/app/main.emulator.ts',
  live: 'src/app/main.live.ts',
} as const;

export type Mode = keyof typeof entries;

export const isMode = (name: string): name is Mode => Object.hasOwn(entries, name);
