import { TextField, type TextFieldProps } from '#ui/TextField';
import { useSignInWords } from '../../words/signInWords.ts';

type EmailFieldProps = Pick<TextFieldProps, 'ref' | 'id' | 'defaultValue' | 'readOnly' | 'errorId'>;

/** A field for the email address of an account. */
export function EmailField(props: EmailFieldProps) {
  const { email, invalidEmail } = useSignInWords().form;
  return (
    <TextField
      {...props}
      label={email}
      refusal={invalidEmail}
      name="email"
      type="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      required
    />
  );
}

export function cleanEmailField(field: HTMLInputElement | null | undefined) {
  if (field) field.value = cleanEmail(field.value);
}

/**
 * Removes the extras of a copied address: invisible characters, the name in `Anna <anna@example.com>`, and `mailto:`.
 * Browsers only remove ordinary spaces.
 */
export const cleanEmail = (text: string) =>
  text
    .replaceAll(/\p{DI}/gu, '')
    .replace(/^[^<>]*<([^<>]*@[^<>]*)>[^<>]*$/, '$1')
    .replace(/^\s*mailto:([^?]*).*$/i, '$1')
    .trim();
