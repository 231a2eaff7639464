import * as css from './Avatar.css.ts';

export interface AvatarProps {
  /** One or two letters. Hidden from screen readers: read aloud, initials say nothing. */
  initials: string;
}

export function Avatar({ initials }: AvatarProps) {
  return (
    <span className={css.avatar} aria-hidden="true">
      {initials}
    </span>
  );
}
