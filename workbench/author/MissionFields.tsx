import { type ChangeEvent, useId } from 'react';
import { Note } from '#components/Note/Note.tsx';
import * as fieldCss from '#components/TextField/TextField.css.ts';
import { tagColors } from '#features/onboarding/plan/model.ts';
import { nameOf } from '#tools/content/compiler/languages.ts';
import type { DraftProblem, Part } from './draft/checkDraft.ts';
import { pathOf } from './draft/content.ts';
import type { MissionDraft } from './draft/missionDraft.ts';
import { FormField, FormSelect } from './FormField.tsx';
import * as css from './WriteAMission.css.ts';

interface FieldsProps {
  draft: MissionDraft;
  problems: readonly DraftProblem[];
  onChange: (part: Partial<MissionDraft>) => void;
}

/** What a field of the form needs to show a part of the draft, and to change it. */
const draftField =
  ({ draft, problems, onChange }: FieldsProps) =>
  (part: Exclude<Part, 'text'>) => ({
    name: part,
    value: draft[part],
    autoComplete: 'off',
    problem: problems.find((problem) => problem.part === part)?.message,
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => onChange({ [part]: target.value }),
  });

interface MissionFieldsProps extends FieldsProps {
  /** The folders of the milestones in the content. */
  folders: readonly string[];
}

/** All of a mission but its text. */
export function MissionFields({ folders, ...props }: MissionFieldsProps) {
  const { draft, onChange } = props;
  const field = draftField(props);
  const places = [...folders, draft.folder].filter(Boolean).map((folder) => [folder, folder]);
  return (
    <>
      <FormField label="Title" {...field('title')} />
      <div className={css.fields}>
        <FormField label="Tag" {...field('tag')} />
        <FormSelect
          label="Tag color"
          value={draft.tagColor}
          options={Object.fromEntries([...tagColors, draft.tagColor].map((it) => [it, it]))}
          problem={field('tagColor').problem}
          onChange={(tagColor) => onChange({ tagColor })}
        />
        <FormField label="Minutes" inputMode="numeric" {...field('minutes')} />
        <FormField
          label="Day"
          hint="1 is the first day of work, -1 the day before."
          {...field('day')}
        />
      </div>
      <div className={css.fields}>
        <FormSelect
          label="Milestone"
          value={draft.folder}
          options={{ '': 'Not chosen yet', ...Object.fromEntries(places) }}
          onChange={(folder) => onChange({ folder })}
        />
        <FormField
          label="File name"
          hint="Its place in the milestone, and lowercase letters from a to z, such as 2-collect-your-badge."
          {...field('name')}
        />
      </div>
    </>
  );
}

interface TranslationFieldsProps extends FieldsProps {
  original: MissionDraft;
  /** The draft was made from an earlier English text. */
  isStale: boolean;
}

/** The title and the tag of a translation, with the English ones. */
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
      <textarea id={id} readOnly className={css.text} value={text} lang="en" />
    </div>
  );
}
