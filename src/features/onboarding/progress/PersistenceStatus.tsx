import { useId, useRef } from 'react';
import { focusMessage } from '#components/ui/focus/focusMessage.ts';
import { usePortalWords } from '#components/words/portalWords.ts';
import { Button } from '#ui/Button';
import { SeenAndHeard } from '#ui/SeenAndHeard';
import * as css from './PersistenceStatus.css.ts';
import type { ProgressState } from './progressStore.ts';

export interface PersistenceStatusProps {
  state: Pick<ProgressState, 'persistence' | 'isRecorded'>;
  onRemove: () => void;
}

/** Whether progress is saved on this device. Nothing before there is any. */
export function PersistenceStatus({ state, onRemove }: PersistenceStatusProps) {
  const { persistence, isRecorded } = state;
  const { remove, ...words } = usePortalWords().persistence;
  const textId = useId();
  const group = useRef<HTMLDivElement>(null);
  if (persistence === 'off') return null;

  const removeAndSay = () => {
    // The pressed button disappears.
    focusMessage(group.current, textId);
    onRemove();
  };

  return (
    <div className={css.status}>
      <div ref={group} role="group" className={css.text}>
        <p id={textId}>{words[persistence]}</p>
      </div>
      {isRecorded && (
        <Button variant="plain" onClick={removeAndSay}>
          <SeenAndHeard {...remove} />
        </Button>
      )}
    </div>
  );
}
