import { Badge } from '#components/Badge/Badge.tsx';
import * as css from './ErrorLab.css.ts';

/** One row of the error table, in words. */
export interface LabRow {
  /** Stable; in links. */
  id: string;
  group: string;
  cause: string;
  answer: LabWords;
  /** Undefined where no answer arrives. */
  status: number | undefined;
  calls: string;
  code: LabWords;
  /** Undefined where there is nothing to say. */
  sentence: string | undefined;
  session: { fate: string; isKept: boolean };
  /** Under which a sign-in meets it. */
  address: string;
}

export interface LabWords {
  text: string;
  /** To the letter, or told. */
  isQuote: boolean;
}

export function Words({ text, isQuote }: LabWords) {
  return isQuote ? <code className={css.code}>{text}</code> : text;
}

export function ServerAnswer({ answer, status }: Pick<LabRow, 'answer' | 'status'>) {
  return (
    <>
      <Words {...answer} />
      {status !== undefined && <span className={css.status}>Status {status}</span>}
    </>
  );
}

export function SessionFate({ fate, isKept }: LabRow['session']) {
  return isKept ? fate : <Badge tone="red">{fate}</Badge>;
}
