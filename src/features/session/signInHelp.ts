import { productName } from '#components/Brand/product.ts';
import type { ContactLineProps } from '#components/ContactLine/ContactLine.tsx';
import { mailTo } from '#components/mailTo.ts';

export { cleanEmail, nameOddities } from './copiedText.ts';

/** The contact, whose mail says at once which portal it is about, and whose account. */
export function withSubject({ name, link }: ContactLineProps, email: string): ContactLineProps {
  const subject = email ? `${productName}: signing in as ${email}` : `${productName}: signing in`;
  return { name, link: link && mailTo(link, { subject }) };
}
