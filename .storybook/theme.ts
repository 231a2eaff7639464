import type { ThemeVars } from 'storybook/theming';
import { create } from 'storybook/theming/create';
import { productName } from '#components/Brand/product.ts';
import { palette } from '#components/theme/tokens.ts';

function themeOf(name: keyof typeof palette): ThemeVars {
  const color = palette[name];
  return create({
    base: name,
    brandTitle: productName,
    brandUrl: './',
    fontBase: '"Atkinson Hyperlegible Next Variable", system-ui, sans-serif',
    colorPrimary: color.accent,
    colorSecondary: color.accent,
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
}

export const themes = { light: themeOf('light'), dark: themeOf('dark') };

export const prefersDark = matchMedia('(prefers-color-scheme: dark)');
