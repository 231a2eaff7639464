import type { Ref } from 'react';
import { usePortalWords } from '#components/words/portalWords.ts';
import { Button } from '#ui/Button';
import { VisibleAndSpoken } from '#ui/VisibleAndSpoken';
import * as css from './PersistenceStatus.css.ts';
import type { ProgressState } from './settle.ts';

export interface PersistenceStatusProps {
  state: Pick<ProgressState, 'persistence' | 'record'>;
  onRemove: () => void;
  /** For moving the focus here. */
  groupRef: Ref<HTMLDivElement>;
}

/**
 * Says whether progress is saved on this device, but nothing before there is progress. If it is saved, a single line
 * opens to show the limit and *Remove*. Otherwise, everything is shown at once.
 */
export function PersistenceStatus({ state, onRemove, groupRef }: PersistenceStatusProps) {
  const words = usePortalWords().persistence;
  const { persistence, record } = state;
  if (persistence === 'untilReload') return null;
  const remove = record !== null && (
    <Button variant="plain" onClick={onRemove}>
      <VisibleAndSpoken {...words.remove} />
    </Button>
  );
  return (
    <div ref={groupRef} role="group" className={css.status}>
      {persistence === 'saved' ? (
        <details>
          <summary className={css.summary}>{words.saved}</summary>
          <p>{words.limit}</p>
          {remove}
        </details>
      ) : (
        <>
          <p>{words[persistence]}</p>
          {remove}
        </>
      )}
    </div>
  );
}
