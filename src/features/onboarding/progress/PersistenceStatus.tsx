import type { Ref } from 'react';
import { usePortalWords } from '#components/words/portalWords.ts';
import { Button } from '#ui/Button';
import { VisibleAndSpoken } from '#ui/VisibleAndSpoken';
import * as css from './PersistenceStatus.css.ts';
import type { ProgressState } from './settle.ts';

export interface PersistenceStatusProps {
  state: Pick<ProgressState, 'persistence' | 'record'>;
  onRemove: () => void;
  /** For a script that moves the focus here. */
  groupRef: Ref<HTMLDivElement>;
}

/** Whether progress is saved on this device. Nothing before there is any. */
export function PersistenceStatus({ state, onRemove, groupRef }: PersistenceStatusProps) {
  const words = usePortalWords().persistence;
  const { persistence, record } = state;
  if (persistence === 'untilReload') return null;
  return (
    <div className={css.status}>
      <div ref={groupRef} role="group" className={css.text}>
        <p>{words[persistence]}</p>
      </div>
      {record !== null && (
        <Button variant="plain" onClick={onRemove}>
          <VisibleAndSpoken {...words.remove} />
        </Button>
      )}
    </div>
  );
}
