import type { ReactNode } from 'react';
import { CopyButton } from '#components/CopyButton/CopyButton.tsx';
import { visuallyHidden } from '#components/theme/visuallyHidden.css.ts';

export function CopyValue({ value, children = value }: { value: string; children?: ReactNode }) {
  return (
    <CopyButton align="start" text={value}>
      <span className={visuallyHidden}>Copy </span>
      {children}
    </CopyButton>
  );
}
