import type { IconNode } from 'lucide';
import { media } from './contract.css.ts';
import { imageOf } from './imageOf.ts';

/** A pseudo-element of one color in the shape of a drawing. */
export const shapeOf = (svg: string, color: string) => ({
  content: '',
  flexShrink: 0,
  backgroundColor: color,
  mask: `${imageOf(svg)} center / contain no-repeat`,
  printColorAdjust: 'exact' as const,
  '@media': {
    [media.forcedColors]: { backgroundColor: 'CanvasText', forcedColorAdjust: 'none' as const },
  },
});

/** As `Icon` draws it. */
export function iconOf(icon: IconNode) {
  const parts = icon.map(([tag, attributes]) => {
    const written = Object.entries(attributes).map(([name, value]) => `${name}='${value}'`);
    return `<${tag} ${written.join(' ')}/>`;
  });
  return `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='#000'
    stroke-width='2' stroke-linecap='round' stroke-linejoin='round'>${parts.join('')}</svg>`;
}
