/** The reason why a form's request failed. */
export interface FormFailure {
  /** Replaces the form's own title for failures. */
  readonly title?: string;
  /** The language of the message, the help, and the rules, if it is not the page's. */
  readonly lang?: 'en' | undefined;
  readonly message: string;
  /** Tells users what they can do next, on a separate line. */
  readonly help?: string;
  /** The requirements of the service, shown as a list. */
  readonly rules?: readonly string[];
  /** The field that the message is about. */
  readonly field?: FormField;
  /** Whether HR can help. If so, the contact is shown below the message. */
  readonly isForHr?: boolean;
}

export type FormField = 'email' | 'password';
