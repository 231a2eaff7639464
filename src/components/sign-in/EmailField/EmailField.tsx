import { TextField, type TextFieldProps } from '#ui/TextField';
import { useSignInWords } from '../../words/signInWords.ts';

type EmailFieldProps = Pick<TextFieldProps, 'ref' | 'id' | 'defaultValue' | 'readOnly' | 'errorId'>;

/** The email address that the user signs in with. */
export const EmailField = (props: EmailFieldProps) => (
  <TextField
    {...props}
    label={useSignInWords().form.email}
    name="email"
    type="email"
    autoComplete="username"
    autoCapitalize="none"
    spellCheck={false}
    required
  />
);

export function cleanEmailField(field: HTMLInputElement | null | undefined) {
  if (field) field.value = cleanEmail(field.value);
}

/** Removes the invisible characters that come along when an address is copied. Browsers only remove ordinary spaces. */
export const cleanEmail = (text: string) => text.replaceAll(/\p{DI}/gu, '').trim();
