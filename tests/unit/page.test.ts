import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { palette } from '#components/theme/tokens.ts';
import { completePage } from '#scripts/vite/portalPage.ts';
import { manifest } from '#scripts/vite/serviceWorker.ts';

const source = readFileSync(path.resolve(import.meta.dirname, '../../index.html'), 'utf8');

it('a browser frames the page, and the installed app, with the color of their ground', () => {
  const page = completePage(source, 'live');
  const colorIn = (scheme: string) =>
    new RegExp(`name="theme-color" content="(.*?)" media="[(].*: ${scheme}[)]"`).exec(page)?.[1];
  expect(colorIn('light')).toBe(palette.light.background);
  expect(colorIn('dark')).toBe(palette.dark.background);
  expect(manifest.theme_color).toBe(palette.light.background);
  expect(manifest.background_color).toBe(palette.light.background);
});
