import { correction, generate } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';
import type { ReactNode } from 'react';

/**
 * The QR code of a text, or a sentence for a text that needs more than 117 × 117 modules, because phones rarely
 * read a larger code from a screen.
 */
export function drawCode(text: string): ReactNode {
  try {
    const code = generate(text, { minCorrectionLevel: correction.L, maxVersion: 25 });
    // The white edge of four modules belongs to the code.
    const viewBox = `-4 -4 ${code.size + 8} ${code.size + 8}`;
    return (
      <svg role="img" aria-label="The link as a QR code" viewBox={viewBox}>
        <path d={toSvgPath(code)} />
      </svg>
    );
  } catch {
    return <p>The link is too long for a code. Please copy it instead.</p>;
  }
}
