import { portalWords } from '../words/en/portal.ts';
import type { MarkdownLabels, MarkdownPicture } from './Markdown/Markdown.tsx';

// Data for stories and tests. It does not ship.

/** A single word, which cannot wrap. */
export const unbrokenText =
  'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaftsordnung';

export const longText = `Get to know the people, the places and the habits that will carry you through your first months, and learn whom to ask about everything that this list has forgotten ${unbrokenText}`;

/** A white screenshot with a square on it. */
export function picture(name: string, width: number, height: number): MarkdownPicture {
  const size = `width="${width}" height="${height}"`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${size}><rect ${size} fill="#fff"/><rect x="30" y="30" width="100" height="100" fill="#17508a"/></svg>`;
  return { name, width, height, address: `data:image/svg+xml,${encodeURIComponent(svg)}` };
}

const { markdown, page } = portalWords;

export const markdownLabels: MarkdownLabels = { ...markdown, opensInNewTab: page.opensInNewTab };
