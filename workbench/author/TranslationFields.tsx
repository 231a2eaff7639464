import { useId } from 'react';
import { Note } from '#components/Note/Note.tsx';
import * as selectCss from '#components/Select/Select.css.ts';
import * as fieldCss from '#components/TextField/TextField.css.ts';
import { nameOf } from '#tools/content/compiler/languages.ts';
import { type DraftFieldsProps, draftField } from './draftField.ts';
import { FormField } from './FormField.tsx';
import type { MissionDraft } from './files/missionFile.ts';
import { pathOf } from './files/translations.ts';
import * as css from './WriteAMission.css.ts';

interface TranslationFieldsProps extends DraftFieldsProps {
  original: MissionDraft;
  /** The draft was made from an earlier English text. */
  isStale: boolean;
}

/** The title and the tag of a translation, beside the English ones. */
export function TranslationFields({ original, isStale, ...props }: TranslationFieldsProps) {
  const field = draftField(props);
  const { language } = props.draft;
  return (
    <>
      <p className={css.summary}>{`A translation of ${pathOf(original)}.`}</p>
      {isStale && (
        <Note kind="box">
          The English text has changed since it was translated. Compare the two: the file that you
          download says that they agree.
        </Note>
      )}
      {(['title', 'tag'] as const).map((part) => (
        <FormField
          key={part}
          label={`${part === 'title' ? 'Title' : 'Tag'} in ${nameOf(language || 'en')}`}
          hint={`In English: ${original[part]}`}
          lang={language}
          {...field(part)}
        />
      ))}
    </>
  );
}

/** The text that is translated, as it is in its file. */
export function EnglishText({ text }: Pick<MissionDraft, 'text'>) {
  const id = useId();
  return (
    <div className={`${fieldCss.field} ${css.english}`}>
      <label className={fieldCss.label} htmlFor={id}>
        The English text
      </label>
      <textarea
        id={id}
        readOnly
        className={`${selectCss.control} ${css.text}`}
        value={text}
        lang="en"
      />
    </div>
  );
}
