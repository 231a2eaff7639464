import { correction, generate } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';
import type { ReactNode } from 'react';
import type { PortalWords } from '#components/words/en/portal.ts';

/**
 * The QR code of a text, or a sentence if the text needs more than 117 × 117 modules, because phones rarely read larger
 * codes from a screen.
 */
export function drawCode(text: string, words: PortalWords['progressLink']): ReactNode {
  try {
    const code = generate(text, { minCorrectionLevel: correction.L, maxVersion: 25 });
    // The code includes a white border of four modules.
    const viewBox = `-4 -4 ${code.size + 8} ${code.size + 8}`;
    return (
      <svg role="img" aria-label={words.code} viewBox={viewBox}>
        <path d={toSvgPath(code)} />
      </svg>
    );
  } catch {
    return <p>{words.tooLongForCode}</p>;
  }
}
