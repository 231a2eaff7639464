import { useId, useMemo, useRef, useState } from 'react';
import { Button } from '#components/Button/Button.tsx';
import { CopyButton } from '#components/CopyButton/CopyButton.tsx';
import { usePortalWords } from '#components/words/portalWords.ts';
import * as css from '../progress/persistence.css.ts';
import type { drawCode } from './drawCode.tsx';

const importCode = () => import('./drawCode.tsx');

export interface ProgressLinkDialogProps {
  link: string;
  /** Fetches the code for drawing the QR code on the press, because few users need it. */
  load?: typeof importCode;
}

/** A button and its dialog: a link with its QR code, for another device of the same user. */
export function ProgressLinkDialog({ link, load = importCode }: ProgressLinkDialogProps) {
  const { progressLink: words, screen } = usePortalWords();
  const dialog = useRef<HTMLDialogElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const headingId = useId();
  const [draw, setDraw] = useState<typeof drawCode>();
  const code = useMemo(() => draw?.(link, words), [draw, link, words]);

  const open = () => {
    // The focus goes to the dialog itself, because a screen reader then reads all of it from its title on. Without the
    // attribute, the link would get the focus first.
    dialog.current?.setAttribute('autofocus', '');
    dialog.current?.showModal();
    dialog.current?.focus();
    // Back to the title, because Chromium has scrolled to the link anyway.
    dialog.current?.scrollTo(0, 0);
    load().then(
      (loaded) => setDraw(() => loaded.drawCode),
      () => setDraw(() => sayNotLoaded),
    );
  };

  return (
    <>
      <Button kind="plain" ref={opener} onClick={open}>
        {words.open}
      </Button>
      <dialog
        ref={dialog}
        tabIndex={-1}
        className={css.dialog}
        aria-labelledby={headingId}
        // Done by script, because Safari does not focus a pressed button, and so has no focus to restore.
        onClose={() => opener.current?.focus()}
      >
        <div className={css.content}>
          <h2 id={headingId}>{words.title}</h2>
          <p>{words.text}</p>
          <p>{words.inCameraApp}</p>
          <div aria-live="polite" className={css.code}>
            {code}
          </div>
          <input
            className={css.link}
            aria-label={words.link}
            dir="ltr"
            readOnly
            value={link}
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
          <div className={css.ends}>
            <CopyButton align="start" text={link}>
              {screen.copyLink}
            </CopyButton>
            <Button kind="quiet" onClick={() => dialog.current?.close()}>
              {words.close}
            </Button>
          </div>
        </div>
      </dialog>
    </>
  );
}

const sayNotLoaded: typeof drawCode = (_link, words) => <p>{words.codeNotLoaded}</p>;
