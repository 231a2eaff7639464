import { imageOf } from './imageOf.ts';

type Used = 'hairline' | 'outline' | 'progress' | 'accent' | 'surface' | 'inset';

/**
 * A trail on a map, with contour lines and blazes. An image takes no variables from the page, so each theme has its
 * own.
 */
export function trailMap(color: Readonly<Record<Used, string>>) {
  return imageOf(`<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 -40 640 280' fill='none'>
    <path stroke='${color.hairline}' stroke-width='1.5'
      d='M-20 214c70-40 118-30 176-62s74-96 160-104 132 44 206 34 96-56 150-60
        M-20 240c78-38 128-24 190-56s84-92 158-98 122 46 200 38 98-50 144-54
        M-20 268c92-38 142-20 208-50s88-86 150-90 116 48 192 42 100-44 142-46
        M-20 188c60-42 104-36 158-68S212 16 306 6s142 42 212 30 92-60 154-66
        M256 176c26-30 58-36 92-26s44 36 20 56-70 22-94 8-34-20-18-38z
        M284 180c16-18 36-22 56-16s26 22 12 34-42 14-56 6-22-12-12-24z'/>
    <path stroke='${color.outline}' stroke-width='4' stroke-linecap='round' stroke-dasharray='1 10'
      d='M320 152c64-8 86 40 152 30s86-36 188-44'/>
    <path stroke='${color.progress}' stroke-width='5' stroke-linecap='round'
      d='M-10 236c72 2 92-44 154-52s98-22 176-32'/>
    <rect x='138' y='166' width='15' height='24' rx='4' fill='${color.progress}'/>
    <g fill='${color.surface}' stroke='${color.accent}' stroke-width='5'>
      <rect x='312' y='138' width='17' height='28' rx='4.5'/>
    </g>
    <g fill='${color.inset}' stroke='${color.outline}' stroke-width='2.5'>
      <rect x='465' y='168' width='15' height='24' rx='4'/>
      <rect x='584' y='136' width='15' height='24' rx='4'/>
    </g>
  </svg>`);
}
