import * as css from './ProgressBar.css.ts';

export interface ProgressBarProps {
  /** An integer from 0 to 100. */
  percentage: number;
  /** The name for screen readers. If undefined, they skip the bar, because a sentence beside it says the same. */
  label?: string | undefined;
  /** `slim` for a bar below a sentence that is more important. */
  size?: 'regular' | 'slim';
}

/** Shows the completed share. The number is in the text beside the bar, because nobody can read 40% off a bar. */
export function ProgressBar({ percentage, label, size = 'regular' }: ProgressBarProps) {
  return (
    <div className={css.track} data-size={size}>
      <div className={css.bar} style={{ inlineSize: `${percentage}%` }} />
      {label && (
        // A new element for each value, because some screen readers interrupt the user when a percentage changes.
        <div
          key={percentage}
          role="progressbar"
          aria-label={label}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={percentage}
          className={css.spoken}
        />
      )}
    </div>
  );
}
