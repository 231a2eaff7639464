import { type KeyboardEvent, useId, useState } from 'react';
import { LiveMessage } from '../LiveMessage/LiveMessage.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { visuallyHidden } from '../theme/visuallyHidden.css.ts';
import * as css from './PasswordField.css.ts';

export interface PasswordFieldProps {
  id?: string;
  /** During a request. A shown password is hidden then, from password managers and bystanders. */
  readOnly?: boolean;
  errorId?: string | undefined;
}

type Visibility = 'hidden' | 'shown';

export function PasswordField({ id, readOnly = false, errorId }: PasswordFieldProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  const [visibility, setVisibility] = useState<Visibility>('hidden');
  const [announcement, setAnnouncement] = useState('');
  const [capsLockIsOn, setCapsLockIsOn] = useState(false);

  if (readOnly && visibility === 'shown') {
    setVisibility('hidden');
    setAnnouncement('');
  }

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
