import files from 'virtual:content/files';
import languages from 'virtual:content/languages';
import { type ReactNode, useRef, useState } from 'react';
import { LiveMessage } from '#components/LiveMessage/LiveMessage.tsx';
import { Note } from '#components/Note/Note.tsx';
import type { Language } from '#components/words/languages.ts';
import { compilePlans } from '#tools/content/compiler/compilePlans.ts';
import { Page } from '../page/Page.tsx';
import { chooseFiles } from './chooseFiles.ts';
import { DownloadRow } from './DownloadRow.tsx';
import { checkDraft } from './draft/checkDraft.ts';
import { foldersIn, madeFrom, openableIn, originalOf, pathOf } from './draft/content.ts';
import { nameOf } from './draft/fileNames.ts';
import {
  emptyDraft,
  fileNameOf,
  isEmpty,
  type MissionDraft,
  toFile,
} from './draft/missionDraft.ts';
import { type Draft, useDraft } from './draft/useDraft.ts';
import { MissionChoice } from './MissionChoice.tsx';
import { EnglishText, MissionFields, TranslationFields } from './MissionFields.tsx';
import { MissionText, selectLine } from './MissionText.tsx';
import { Problems } from './Problems.tsx';
import { picturesIn } from './pictures/folderPictures.ts';
import { pastedFiles, useFiles } from './useFiles.ts';
import * as css from './WriteAMission.css.ts';

interface WriteAMissionProps {
  /** The key of the draft in the browser's storage. */
  storageKey: string;
  renderPreview: (language: Language) => ReactNode;
}

const folders = foldersIn(files);
const openable = new Map(openableIn(files, languages).map((each) => [pathOf(each.draft), each]));
const inContent = Object.fromEntries(
  [...Map.groupBy(openable, ([, { draft }]) => draft.folder)].map(([folder, inFolder]) => [
    folder,
    Object.fromEntries(inFolder.map(([path, { label }]) => [path, label])),
  ]),
);

// Without the missions, which say nothing of it.
const { publisher } = compilePlans(files.filter(({ path }) => path.endsWith('.yaml')));

/** The pictures of the draft, and those in the folder of its milestone. */
export const picturesBeside = ({ draft, pictures }: Draft) =>
  new Map([...picturesIn(draft.folder), ...pictures]);

/** A form for a mission file, with the problems that the build would report. */
export function WriteAMission({ storageKey, renderPreview }: WriteAMissionProps) {
  const current = useDraft(storageKey);
  const { draft, earlier } = current;
  const original = draft.language ? originalOf(draft, files) : undefined;
  const named = original ? madeFrom(original, draft) : { ...draft, name: nameOf(draft, files) };
  const [notice, setNotice] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);
  const { problems, unwritten } = checkDraft(named, picturesBeside(current), files);

  /** Whether another mission may take the place of the draft. */
  const mayReplace = () =>
    isEmpty(draft) ||
    files.some(({ text }) => text === toFile(draft)) ||
    confirm(
      'This replaces what is in the form. Download it first if you want to keep it. Continue?',
    );

  const open = (mission: MissionDraft) => {
    if (!mayReplace()) return false;
    current.replace(mission);
    setNotice(isEmpty(mission) ? '' : `${fileNameOf(mission)} is open.`);
    return true;
  };

  const openChosen = (key: string) => {
    if (!earlier.has(key)) open(openable.get(key)?.draft ?? emptyDraft);
    else if (mayReplace()) current.move(key);
  };

  const { otherPictures, take, takeFrom } = useFiles({
    current,
    field,
    onOpen: open,
    onNotice: setNotice,
  });

  const change = (part: Partial<MissionDraft>) => {
    setNotice('');
    current.store({ ...draft, ...part });
  };

  return (
    <Page
      title="Write a mission"
      lead="Fill in the form and see what a new hire will see. Nothing leaves this browser."
      width="wide"
    >
      <div
        className={css.desk}
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => takeFrom(event, [...event.dataTransfer.files])}
        onPasteCapture={(event) => takeFrom(event, pastedFiles(event.clipboardData))}
      >
        <div className={css.side}>
          <MissionChoice
            groups={{
              ...(earlier.size > 0 && { 'Earlier drafts on this device': labelsOf(earlier) }),
              ...inContent,
            }}
            onOpen={openChosen}
            onOpenFile={() => chooseFiles('.md,image/*', take)}
          />
          <DraftNotes current={current} />
          {original ? (
            <TranslationFields
              draft={named}
              original={original}
              isStale={draft.of !== named.of}
              problems={problems}
              onChange={change}
            />
          ) : (
            <MissionFields draft={named} folders={folders} problems={problems} onChange={change} />
          )}
          <div className={css.texts}>
            {original && <EnglishText text={original.text} />}
            <MissionText
              field={field}
              text={draft.text}
              language={draft.language}
              otherPictures={otherPictures}
              onChange={(text) => change({ text })}
              onNotice={setNotice}
              onPicture={() => chooseFiles('image/*,.heic,.heif', take)}
              onPictures={(pictures) => {
                for (const picture of pictures) current.storePicture(picture);
              }}
            />
          </div>
          <LiveMessage message={notice} className={css.notice} />
          <Problems
            unwritten={unwritten}
            problems={problems}
            onLine={(line) => field.current && selectLine(field.current, line)}
          />
          <DownloadRow
            draft={named}
            pictures={current.pictures}
            isSound={problems.length + unwritten.length === 0}
            publisher={publisher}
            // Progress is stored under the file's name, so the name no longer follows the title.
            onDownload={() => change({ name: named.name, of: named.of })}
          />
        </div>
        <div className={css.preview}>{renderPreview(draft.language || 'en')}</div>
      </div>
    </Page>
  );
}

const labelsOf = (drafts: Draft['earlier']) =>
  Object.fromEntries(
    [...drafts].map(([id, { title, text }]) => [id, title || text.slice(0, 40) || 'Untitled']),
  );

/** Says what this browser does not store, and what it has stored but the form does not show. */
function DraftNotes({ current }: { current: Draft }) {
  const { isStored, isRead, unreadablePictures, earlier } = current;
  return (
    <>
      {!isStored && (
        <Note>
          This browser cannot store everything here or show it next to the form. Download it before
          you leave.
        </Note>
      )}
      {!isRead && (
        <Note>This draft could not be read as it was saved. All of it is in the text below.</Note>
      )}
      {unreadablePictures.length > 0 && (
        <Note>
          {`Pictures that cannot be read are left out: ${unreadablePictures.join(', ')}. Add them again with “Picture”.`}
        </Note>
      )}
      {earlier.size > 0 && (
        <Note>There are earlier drafts on this device. Open them from the list above.</Note>
      )}
    </>
  );
}
