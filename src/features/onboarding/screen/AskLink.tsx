import { Sentence } from '#components/Sentence/Sentence.tsx';
import { TextLink } from '#components/TextLink/TextLink.tsx';
import { usePortalWords } from '#components/words/portalWords.ts';
import type { QuestionLink } from '../plan/people.ts';

export function AskLink({ way, name, link }: QuestionLink) {
  const words = usePortalWords().people;
  return (
    <p>
      <TextLink href={link}>
        <Sentence text={words[way](name)} names={[name]} />
      </TextLink>
    </p>
  );
}
