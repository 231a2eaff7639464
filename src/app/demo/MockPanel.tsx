import { ChevronDown, FlaskConical } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '#components/Button/Button.tsx';
import { LiveMessage } from '#components/LiveMessage/LiveMessage.tsx';
import type { IdentityToolkit } from '#mocks/identity-toolkit/index.ts';
import { AccountList } from './AccountList.tsx';
import { CallJournal } from './CallJournal.tsx';
import { Connection } from './Connection.tsx';
import * as css from './MockPanel.css.ts';
import { NextAnswer } from './NextAnswer.tsx';

export interface MockPanelProps {
  /** The one that answers this page. */
  service: IdentityToolkit;
}

const name = 'Mock identity service';

/**
 * For those who try the portal: what its mocked identity service knows, and what it answers next.
 * Closed it is one button, after everything else on the page.
 */
export function MockPanel({ service }: MockPanelProps) {
  const [state, setState] = useState<'closed' | 'open'>('closed');
  const panel = useRef<HTMLElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (state === 'closed') return;
    // Where it stands at the end of the page, it opens below what can be seen.
    toggle.current?.scrollIntoView({ block: 'start' });
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      setState('closed');
      toggle.current?.focus();
    };
    const { current: opened } = panel;
    opened?.addEventListener('keydown', closeOnEscape);
    return () => opened?.removeEventListener('keydown', closeOnEscape);
  }, [state]);

  return (
    <aside ref={panel} aria-label={name} className={css.panel} data-state={state}>
      <h2 className={css.heading}>
        <button
          ref={toggle}
          type="button"
          className={css.toggle}
          aria-expanded={state === 'open'}
          onClick={() => setState(state === 'open' ? 'closed' : 'open')}
        >
          <FlaskConical size="1.25rem" aria-hidden="true" />
          <span className={css.name}>{name}</span>
          <ChevronDown size="1.125rem" aria-hidden="true" className={css.chevron} />
        </button>
      </h2>
      {state === 'open' && <PanelContent service={service} />}
    </aside>
  );
}

function PanelContent({ service }: MockPanelProps) {
  const [message, setMessage] = useState('');

  const reset = () => {
    // A call that waits for ever is answered first.
    service.setDelay(0);
    service.reset();
    setMessage('Everything was put back as it was at the start.');
  };

  return (
    <div className={css.content}>
      <p className={css.intro}>
        This portal signs in against a mock in your browser. What you change here holds in every
        tab, over reloads too.
      </p>
      <div className={css.column}>
        <NextAnswer service={service} />
        <Connection service={service} />
        <CallJournal service={service} />
      </div>
      <div className={css.column}>
        <AccountList service={service} />
        <div className={css.section}>
          <div className={css.actions}>
            <Button kind="quiet" onClick={reset}>
              Reset everything
            </Button>
          </div>
          <LiveMessage className={css.announcement} message={message} />
        </div>
      </div>
    </div>
  );
}
