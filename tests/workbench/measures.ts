import * as tokens from '#components/theme/tokens.ts';

type Scale = typeof scale;

/** The steps of the theme, for `offScale`. */
export const scale = {
  fontSize: Object.values(tokens.fontSize),
  fontWeight: Object.values<string>(tokens.fontWeight),
  lineHeight: Object.values(tokens.lineHeight),
};

// Playwright sends each function below to the page, so none uses anything of this file.

/** How many pixels the page is wider than the window. */
export const sidewaysScroll = () =>
  document.documentElement.scrollWidth - document.documentElement.clientWidth;

/** Controls smaller than 24 by 24 pixels, except links in a sentence: success criterion 2.5.8 of WCAG 2.2. */
export function smallTargets(): string[] {
  const targets = document.querySelectorAll<HTMLElement>(
    'button:enabled, a[href], input:enabled, select:enabled, summary',
  );
  return [...targets].flatMap((target) => {
    const { width, height } = target.getBoundingClientRect();
    const { display } = getComputedStyle(target);
    const isSeen = target.checkVisibility({ visibilityProperty: true }) && width > 1;
    const isInASentence = display === 'inline' && target.localName === 'a';
    const label = target.closest('label');
    const { width: labelWidth = 0, height: labelHeight = 0 } = label?.getBoundingClientRect() ?? {};
    const isLargeEnough = (width >= 24 && height >= 24) || (labelWidth >= 24 && labelHeight >= 24);
    return isSeen && !isInASentence && !isLargeEnough
      ? [`${target.textContent || target.localName}: ${Math.round(width)} × ${Math.round(height)}`]
      : [];
  });
}

/** The texts whose size, weight or line height is not on the scale. */
export function offScale({ fontSize, fontWeight, lineHeight }: Scale): string[] {
  const isNear = (value: number, steps: readonly string[]) =>
    steps.some((step) => Math.abs(Number.parseFloat(step) - value) < 0.01);
  return [...document.querySelectorAll('#storybook-root *')].flatMap((element) => {
    const words = [...element.childNodes].find(
      (node) => node instanceof Text && node.textContent?.trim(),
    );
    if (!words || !element.checkVisibility() || element.closest('svg')) return [];
    const style = getComputedStyle(element);
    const size = Number.parseFloat(style.fontSize);
    const isOnScale =
      isNear(size / 16, fontSize) &&
      fontWeight.includes(style.fontWeight) &&
      isNear(Number.parseFloat(style.lineHeight) / size, lineHeight);
    const found = `${style.fontSize}, ${style.fontWeight}, ${style.lineHeight}`;
    return isOnScale ? [] : [`${element.localName} "${words.textContent?.slice(0, 20)}": ${found}`];
  });
}

export function movingParts(): string[] {
  return [...document.body.querySelectorAll('*')].flatMap((element) => {
    const { transitionDuration, animationName, animationDuration } = getComputedStyle(element);
    const takesTime = (durations: string) =>
      durations.split(', ').some((duration) => Number.parseFloat(duration) > 0);
    const isAnimated = animationName !== 'none' && takesTime(animationDuration);
    return takesTime(transitionDuration) || isAnimated
      ? [`${element.localName}.${element.getAttribute('class')}`]
      : [];
  });
}

/** The sizes of all SVGs, and the widths of their lines that do not scale, in document order. */
export const drawings = () =>
  [...document.body.querySelectorAll('svg')].map((svg) => {
    const { width, height } = svg.getBoundingClientRect();
    const { vectorEffect, strokeWidth } = getComputedStyle(svg.firstElementChild ?? svg);
    return {
      name: `svg.${svg.getAttribute('class')}`,
      size: Math.max(width, height),
      line: vectorEffect === 'none' ? 0 : Number.parseFloat(strokeWidth),
    };
  });

type Drawings = ReturnType<typeof drawings>;

/** The icons and lines that do not grow with the text. Drawings larger than 32 px need not: they fill their place. */
export const leftSmall = (usual: Drawings, large: Drawings) =>
  usual.flatMap(({ name, size, line }, index) => {
    const grown = large[index] ?? { size, line };
    const isSmallIcon = size <= 32 && grown.size > 0 && grown.size < 1.9 * size;
    return isSmallIcon || grown.line < 1.9 * line ? [name] : [];
  });

/**
 * All elements with their backgrounds, in document order, except live messages, which come by themselves. `isTold` says
 * that the background sets an element off from its ground.
 */
export function backgrounds() {
  // In forced colors Chromium computes `rgba(255, 255, 255, 0)` for `transparent`.
  const isClear = (color: string) => /^rgba.* 0\)$/.test(color);
  const groundOf = (element: Element): string => {
    const { backgroundColor } = getComputedStyle(element.parentElement ?? element);
    const isGround = element.parentElement === document.body || !isClear(backgroundColor);
    return isGround ? backgroundColor : groundOf(element.parentElement ?? element);
  };
  return [...document.querySelectorAll('#storybook-root :not([aria-live] *)')].map((element) => {
    const style = getComputedStyle(element);
    const ground = groundOf(element);
    const isOfItsOwn = (color: string) => !isClear(color) && color !== ground;
    const { width, height } = element.getBoundingClientRect();
    const isSeen = width > 1 && height > 1 && style.clipPath === 'none';
    const isPage = height >= innerHeight;
    return {
      name: `${element.localName}.${element.getAttribute('class')}: ${element.textContent?.slice(0, 20)}`,
      color: style.backgroundColor,
      isPicture: isSeen && style.backgroundImage !== 'none',
      isTold: isSeen && !isPage && isOfItsOwn(style.backgroundColor),
      hasEdge: (['Top', 'Right', 'Bottom', 'Left'] as const).some(
        (side) => style[`border${side}Width`] !== '0px' && isOfItsOwn(style[`border${side}Color`]),
      ),
    };
  });
}

type Backgrounds = ReturnType<typeof backgrounds>;

/** The elements that a background set off, and that now neither a background nor a border sets off. */
export const untold = (usual: Backgrounds, forced: Backgrounds) =>
  usual.flatMap(({ name, color, isPicture, isTold }, index) => {
    const now = forced[index];
    const isKept = now?.isTold || now?.hasEdge || now?.color === color;
    return (isPicture && !now?.isPicture) || (isTold && !isKept) ? [name] : [];
  });

interface Checked {
  readonly storyId: string;
  /** The only rules to check. */
  readonly runOnly: readonly string[];
}

/** The findings of the accessibility addon once its button is clicked. */
export const axeFindings = ({ storyId, runOnly }: Checked) =>
  new Promise<string[]>((resolve, reject) => {
    const channel = window['__STORYBOOK_PREVIEW__']?.channel;
    channel?.once('storybook/a11y/error', reject);
    channel?.once('storybook/a11y/result', ({ violations }) =>
      resolve(
        violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`),
      ),
    );
    const input = { context: '#storybook-root', options: { runOnly } };
    channel?.emit('storybook/a11y/manual', storyId, input);
  });
