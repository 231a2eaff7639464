import type { ReactNode } from 'react';
import { portalWords } from '#components/words/en/portal.ts';
import { CopyButton } from '#ui/CopyButton';
import { VisuallyHidden } from '#ui/VisuallyHidden';

const labels = portalWords.markdown;

export function CopyValue({ value, children = value }: { value: string; children?: ReactNode }) {
  return (
    <CopyButton align="start" text={value} labels={labels}>
      <VisuallyHidden>Copy </VisuallyHidden>
      {children}
    </CopyButton>
  );
}
