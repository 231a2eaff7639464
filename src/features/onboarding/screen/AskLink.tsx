import { usePortalWords } from '#components/words/portalWords.ts';
import { Sentence } from '#ui/Sentence';
import { TextLink } from '#ui/TextLink';
import type { QuestionLink } from '../plan/people.ts';

export function AskLink({ kind, name, link }: QuestionLink) {
  const { page, people: words } = usePortalWords();
  return (
    <p>
      <TextLink href={link} newTabLabel={page.opensInNewTab} isStandalone>
        <Sentence text={words[kind](name)} names={[name]} />
      </TextLink>
    </p>
  );
}
