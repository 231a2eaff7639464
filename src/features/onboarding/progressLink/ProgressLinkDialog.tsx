import { type ReactNode, useId, useMemo, useRef, useState } from 'react';
import { Button } from '#components/Button/Button.tsx';
import { CopyButton } from '#components/CopyButton/CopyButton.tsx';
import * as css from '../progress/persistence.css.ts';

const importCode = () => import('./drawCode.tsx');

export interface ProgressLinkDialogProps {
  link: string;
  /** Fetches what draws the QR code, at the press, because few people need it. */
  load?: typeof importCode;
}

/** A button, and the dialog that it opens: a link with its QR code, for another device of the same person. */
export function ProgressLinkDialog({ link, load = importCode }: ProgressLinkDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const headingId = useId();
  const [drawCode, setDrawCode] = useState<(link: string) => ReactNode>();
  const code = useMemo(() => drawCode?.(link), [drawCode, link]);

  const open = () => {
    // The focus goes to the dialog itself, because a screen reader then reads all of it, from its title on. Without
    // the attribute, the link would take it first.
    dialog.current?.setAttribute('autofocus', '');
    dialog.current?.showModal();
    dialog.current?.focus();
    load().then(
      (loaded) => setDrawCode(() => loaded.drawCode),
      () => setDrawCode(() => sayNotFetched),
    );
  };

  return (
    <>
      <Button kind="plain" ref={opener} onClick={open}>
        Take it to another device
      </Button>
      <dialog
        ref={dialog}
        tabIndex={-1}
        className={css.dialog}
        aria-labelledby={headingId}
        // By script, because Safari gives a pressed button no focus to come back to.
        onClose={() => opener.current?.focus()}
      >
        <div className={css.content}>
          <h2 id={headingId}>Take your progress to another device</h2>
          <p>
            Open this link on your other device, for example by scanning its code, and sign in to
            this account. It holds the missions that you have completed, and neither your name nor
            your password. If your camera opens it in a window of its own, choose to open it in your
            browser, because that window forgets what you add.
          </p>
          <div aria-live="polite" className={css.code}>
            {code}
          </div>
          <input
            className={css.link}
            aria-label="Link"
            dir="ltr"
            readOnly
            value={link}
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
          <div className={css.ends}>
            <CopyButton align="start" text={link}>
              Copy link
            </CopyButton>
            <Button kind="quiet" onClick={() => dialog.current?.close()}>
              Close
            </Button>
          </div>
        </div>
      </dialog>
    </>
  );
}

const sayNotFetched = () => <p>The code could not be fetched. Please copy the link instead.</p>;
