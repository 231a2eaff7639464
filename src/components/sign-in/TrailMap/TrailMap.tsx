import * as css from './TrailMap.css.ts';

/** A trail on a map, with contour lines and blazes. If space is short, the top is cut off, above the current place. */
export const TrailMap = () => (
  <svg
    className={css.map}
    viewBox="0 -40 640 280"
    preserveAspectRatio="xMidYMax slice"
    strokeLinecap="round"
    aria-hidden="true"
  >
    <path
      className={css.contours}
      d="M-20 214c70-40 118-30 176-62s74-96 160-104 132 44 206 34 96-56 150-60
        M-20 240c78-38 128-24 190-56s84-92 158-98 122 46 200 38 98-50 144-54
        M-20 268c92-38 142-20 208-50s88-86 150-90 116 48 192 42 100-44 142-46
        M-20 188c60-42 104-36 158-68S212 16 306 6s142 42 212 30 92-60 154-66
        M256 176c26-30 58-36 92-26s44 36 20 56-70 22-94 8-34-20-18-38z
        M284 180c16-18 36-22 56-16s26 22 12 34-42 14-56 6-22-12-12-24z"
    />
    <path className={css.ahead} d="M320 152c64-8 86 40 152 30s86-36 188-44" />
    <path className={css.walked} d="M-10 236c72 2 92-44 154-52s98-22 176-32" />
    <rect className={css.blazeWalked} x="138" y="166" width="15" height="24" rx="4" />
    <rect className={css.blazeHere} x="312" y="138" width="17" height="28" rx="4.5" />
    <rect className={css.blazeAhead} x="465" y="168" width="15" height="24" rx="4" />
    <rect className={css.blazeAhead} x="584" y="136" width="15" height="24" rx="4" />
  </svg>
);
