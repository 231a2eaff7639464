/** Each runs in the page, and therefore stands on its own. */

/** By how many pixels the page is wider than the window. */
export const sidewaysScroll = () =>
  document.documentElement.scrollWidth - document.documentElement.clientWidth;

/**
 * What is pressed and smaller than 24 by 24 pixels (success criterion 2.5.8 of WCAG 2.2), unless it
 * stands in a sentence.
 */
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

/** What takes time to change, or goes on for ever. */
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
