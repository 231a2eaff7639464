import type { ReactNode } from 'react';
import { visuallyHidden } from '#components/theme/visuallyHidden.css.ts';
import { portalWords } from '#components/words/en/portal.ts';
import { CopyButton } from '#ui/CopyButton';

const labels = portalWords.markdown;

/** A name as in code. A click copies the name. */
export function TokenName({ children: name, use }: { children: string; use?: ReactNode }) {
  const lastDot = name.lastIndexOf('.') + 1;
  return (
    <>
      <CopyButton align="start" text={name} labels={labels}>
        <span className={visuallyHidden}>Copy </span>
        {name.slice(0, lastDot)}
        <wbr />
        {name.slice(lastDot)}
      </CopyButton>
      {use}
    </>
  );
}
