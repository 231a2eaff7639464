/** Why a form was sent in vain. */
export interface FormFailure {
  /** In place of the form's own title for failures. */
  readonly title?: string;
  /** The language of the message, the help, and the rules where it is not the page's. */
  readonly lang?: 'en' | undefined;
  readonly message: string;
  /** What the user can do next, on a line of its own. */
  readonly help?: string;
  /** What the service demands of the text, as a list. */
  readonly rules?: readonly string[];
  /** The field that the message is about. */
  readonly field?: FormField;
  /** Whether HR can help. If so, the contact is below the message. */
  readonly isForHr?: boolean;
}

export type FormField = 'email' | 'password';
