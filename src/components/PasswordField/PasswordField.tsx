import { type KeyboardEvent, type Ref, useId, useImperativeHandle, useState } from 'react';
import { LiveMessage } from '../LiveMessage/LiveMessage.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { visuallyHidden } from '../theme/visuallyHidden.css.ts';
import * as css from './PasswordField.css.ts';

export interface PasswordFieldHandle {
  /** Hides a shown password again, so that password managers and bystanders do not see it as text. */
  hide: () => void;
}

export interface PasswordFieldProps {
  id?: string;
  readOnly?: boolean;
  errorId?: string | undefined;
  ref?: Ref<PasswordFieldHandle>;
}

type Visibility = 'hidden' | 'shown';

export function PasswordField({ id, readOnly = false, errorId, ref }: PasswordFieldProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  const [visibility, setVisibility] = useState<Visibility>('hidden');
  const [announcement, setAnnouncement] = useState('');
  const [capsLockIsOn, setCapsLockIsOn] = useState(false);

  useImperativeHandle(ref, () => ({
    hide: () => {
      setVisibility('hidden');
      setAnnouncement('');
    },
  }));

  const toggle = () => {
    const next = visibility === 'hidden' ? 'shown' : 'hidden';
    setVisibility(next);
    setAnnouncement(next === 'shown' ? 'Your password is visible' : 'Your password is hidden');
  };

  const noteCapsLock = (event: KeyboardEvent) => {
    setCapsLockIsOn(event.getModifierState('CapsLock'));
  };

  return (
    <div className={css.passwordField}>
      <TextField
        label="Password"
        id={fieldId}
        name="current-password"
        type={visibility === 'shown' ? 'text' : 'password'}
        autoComplete="current-password"
        autoCapitalize="none"
        spellCheck={false}
        required
        readOnly={readOnly}
        errorId={errorId}
        onKeyDown={noteCapsLock}
        onKeyUp={noteCapsLock}
        onBlur={() => setCapsLockIsOn(false)}
        end={
          <button type="button" className={css.toggle} aria-controls={fieldId} onClick={toggle}>
            <span>{visibility === 'shown' ? 'Hide' : 'Show'}</span>
            <span className={visuallyHidden}> password</span>
          </button>
        }
      />
      <LiveMessage className={css.capsLock} message={capsLockIsOn ? 'Caps Lock is on.' : ''} />
      <LiveMessage message={announcement} />
    </div>
  );
}
