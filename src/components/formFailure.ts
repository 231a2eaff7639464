/** Why a form was sent in vain. */
export interface FormFailure {
  readonly message: string;
  /** What the person can do next, on a line of its own. */
  readonly help?: string;
  /** The field that the message is about. */
  readonly field?: 'email' | 'password';
  /** Whether HR can help. If so, the contact is below the message. */
  readonly isForHr?: boolean;
}
