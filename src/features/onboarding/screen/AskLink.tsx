import { DetailsLine } from '#components/Sentence/DetailsLine.tsx';
import { TextLink } from '#components/TextLink/TextLink.tsx';
import type { PersonLink } from '../plan/people.ts';

/** Says what it does, and to whom it leads. */
export function AskLink({ text, name, link }: PersonLink) {
  return (
    <p>
      <TextLink href={link}>
        <DetailsLine details={[text, name]} names={[name]} />
      </TextLink>
    </p>
  );
}
