import { type ChangeEvent, type ReactNode, useState } from 'react';
import { Select } from '#app/demo/Select.tsx';
import { Button } from '#components/Button/Button.tsx';
import { CopyButton } from '#components/CopyButton/CopyButton.tsx';
import { LiveMessage } from '#components/LiveMessage/LiveMessage.tsx';
import { Note } from '#components/Note/Note.tsx';
import { TextField } from '#components/TextField/TextField.tsx';
import { tagColors } from '#features/onboarding/model.ts';
import * as pageCss from '../page/Page.css.ts';
import { Page } from '../page/Page.tsx';
import { DraftChoice } from './DraftChoice.tsx';
import { useDrafts } from './drafts.ts';
import { MissionText } from './MissionText.tsx';
import { checkDraft, type MissionDraft, nameOf, toFile } from './missionFile.ts';
import * as css from './WriteAMission.css.ts';

interface WriteAMissionProps {
  /** Under which the browser keeps the drafts. */
  storageKey: string;
  preview: ReactNode;
}

/** A form for a mission file, with the problems that the checker of the build finds in it. */
export function WriteAMission({ storageKey, preview }: WriteAMissionProps) {
  const drafts = useDrafts(storageKey);
  const { draft, isKept, save } = drafts;
  const [notice, setNotice] = useState('');

  const change = (part: Partial<MissionDraft>) => {
    setNotice('');
    save({ ...draft, ...part });
  };

  return (
    <Page
      title="Write a mission"
      lead="Fill in the form and see what a new hire will see. Nothing leaves this browser."
      width="wide"
    >
      <div className={css.desk}>
        <div className={css.side}>
          <DraftChoice drafts={drafts} onNotice={setNotice} />
          <LiveMessage message={notice} className={css.notice} />
          {!isKept && (
            <Note>
              This browser keeps no drafts, and cannot show the mission beside the form. Download
              the file before you leave.
            </Note>
          )}
          <Fields draft={draft} onChange={change} />
          <MissionText
            text={draft.text}
            problems={checkDraft(draft).problems}
            onChange={(text) => change({ text })}
            onNotice={setNotice}
          />
          {/* Its name is fixed from now on, because completed missions are kept by it, and a title may change. */}
          <Result draft={draft} onDownload={() => change({ name: nameOf(draft) })} />
        </div>
        <div className={css.preview}>{preview}</div>
      </div>
    </Page>
  );
}

interface FieldsProps {
  draft: MissionDraft;
  onChange: (part: Partial<MissionDraft>) => void;
}

function Fields({ draft, onChange }: FieldsProps) {
  const field = (part: 'name' | 'title' | 'tag' | 'minutes') => ({
    name: part,
    value: draft[part],
    autoComplete: 'off',
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => onChange({ [part]: target.value }),
  });
  return (
    <>
      <TextField label="Title" {...field('title')} />
      <div className={pageCss.fields}>
        <TextField label="Tag" {...field('tag')} />
        <Select
          label="Color of the tag"
          value={draft.tagColor}
          options={Object.fromEntries([...tagColors, draft.tagColor].map((it) => [it, it]))}
          onChange={(tagColor) => onChange({ tagColor })}
        />
        <TextField label="Minutes" inputMode="numeric" {...field('minutes')} />
      </div>
      <TextField label="Name of the file" {...field('name')} value={nameOf(draft)} />
    </>
  );
}

function Result({ draft, onDownload }: { draft: MissionDraft; onDownload: () => void }) {
  const fileName = `${nameOf(draft)}.md`;
  const download = () => {
    onDownload();
    const link = document.createElement('a');
    link.download = fileName;
    link.href = `data:text/markdown;charset=utf-8,${encodeURIComponent(toFile(draft))}`;
    link.click();
  };
  return (
    <div className={pageCss.fields}>
      <Button onClick={download}>{`Download ${fileName}`}</Button>
      <CopyButton align="start" getText={() => toFile(draft)}>
        Copy the file
      </CopyButton>
    </div>
  );
}
