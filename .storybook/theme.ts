import { create } from 'storybook/theming/create';
import { productName } from '#components/theme/brand.ts';
import { palette } from '#components/theme/tokens.ts';

const base = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
const color = palette[base];

/** Of Storybook's own pages: the system's. */
export const theme = create({
  base,
  brandTitle: productName,
  brandUrl: './',
  fontBase: '"Atkinson Hyperlegible Next Variable", system-ui, sans-serif',
  colorPrimary: color.accent,
  // Storybook darkens it behind the selected row, whose text is white: 5.3:1 in the dark.
  colorSecondary: base === 'dark' ? '#529be0' : color.accent,
  appBg: color.background,
  appContentBg: color.surface,
  appHoverBg: color.inset,
  appPreviewBg: color.background,
  appBorderColor: color.hairline,
  textColor: color.text,
  textMutedColor: color.textMuted,
  barBg: color.surface,
  barTextColor: color.textMuted,
  barHoverColor: color.accent,
  barSelectedColor: color.accent,
});
