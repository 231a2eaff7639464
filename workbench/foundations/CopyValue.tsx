import type { ReactNode } from 'react';
import { visuallyHidden } from '#components/theme/visuallyHidden.css.ts';
import { portalWords } from '#components/words/en/portal.ts';
import { CopyButton } from '#ui/CopyButton';

const labels = portalWords.markdown;

export function CopyValue({ value, children = value }: { value: string; children?: ReactNode }) {
  return (
    <CopyButton align="start" text={value} labels={labels}>
      <span className={visuallyHidden}>Copy </span>
      {children}
    </CopyButton>
  );
}
