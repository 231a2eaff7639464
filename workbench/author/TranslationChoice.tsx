import { useState } from 'react';
import { Button } from '#components/Button/Button.tsx';
import { Select } from '#components/Select/Select.tsx';
import { nameOf } from '#tools/content/compiler/languages.ts';
import * as pageCss from '../page/Page.css.ts';
import type { MissionDraft } from './files/missionFile.ts';
import { pathOf, type Translation } from './files/translations.ts';

interface TranslationChoiceProps {
  translations: readonly Translation[];
  onOpen: (draft: MissionDraft) => void;
}

/** Opens the translation of a mission of the content, or begins one. */
export function TranslationChoice({ translations, onOpen }: TranslationChoiceProps) {
  const first = translations.find(({ state }) => state !== 'current') ?? translations[0];
  const [chosen, setChosen] = useState(first && pathOf(first.draft));
  const open = translations.find(({ draft }) => pathOf(draft) === chosen);
  if (!open) return null;
  const folders = Map.groupBy(translations, ({ draft }) => draft.folder);
  const options = [...folders].map(([folder, inFolder]) => [
    folder,
    Object.fromEntries(inFolder.map((each) => [pathOf(each.draft), labelOf(each)])),
  ]);
  return (
    <div className={pageCss.fields}>
      <Select
        label="Mission to translate"
        value={pathOf(open.draft)}
        options={Object.fromEntries(options)}
        onChange={setChosen}
      />
      <Button kind="quiet" onClick={() => onOpen(open.draft)}>
        Translate
      </Button>
    </div>
  );
}

const states = { missing: ', missing', stale: ', older than its English', current: '' };

const labelOf = ({ original, language, state }: Translation) =>
  `${original.title} – ${nameOf(language)}${states[state]}`;
