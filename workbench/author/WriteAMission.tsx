import files from 'virtual:content/files';
import languages from 'virtual:content/languages';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { LiveMessage } from '#components/LiveMessage/LiveMessage.tsx';
import type { Language } from '#components/words/languages.ts';
import { compilePlans } from '#tools/content/compiler/compilePlans.ts';
import { Page } from '../page/Page.tsx';
import { DownloadRow } from './DownloadRow.tsx';
import { DraftChoice } from './drafts/DraftChoice.tsx';
import { DraftWarnings } from './drafts/DraftWarnings.tsx';
import { type Drafts, useDrafts } from './drafts/useDrafts.ts';
import { checkDraft } from './files/checkDraft.ts';
import { chooseFiles } from './files/chooseFiles.ts';
import { nameOf, pathsBeside } from './files/fileNames.ts';
import { picturesIn } from './files/folderPictures.ts';
import { begunBy, foldersIn } from './files/milestones.ts';
import { fileNameOf, type MissionDraft, missionStoryId } from './files/missionFile.ts';
import { pastedFiles } from './files/readFiles.ts';
import { madeFrom, missionsIn, originalOf, pathOf, translationsIn } from './files/translations.ts';
import { MissionFields } from './MissionFields.tsx';
import { MissionText, selectLine } from './MissionText.tsx';
import { Problems } from './Problems.tsx';
import { TranslationChoice } from './TranslationChoice.tsx';
import { EnglishText, TranslationFields } from './TranslationFields.tsx';
import { useFiles } from './useFiles.ts';
import * as css from './WriteAMission.css.ts';

interface WriteAMissionProps {
  /** The key of the drafts in the browser's storage. */
  storageKey: string;
  renderPreview: (language: Language) => ReactNode;
  /** The id of the story of a mission to open, or of its translation. Empty for the draft of the last visit. */
  open: string;
  onOpened: () => void;
}

const folders = foldersIn(files);
const translations = translationsIn(files, languages);
const openable = [...missionsIn(files), ...translations.map(({ draft }) => draft)];

// Without the missions, which say nothing of it.
const { publisher } = compilePlans(files.filter(({ path }) => path.endsWith('.yaml')));

/** The pictures of the draft, and those in the folder of its milestone. */
export const picturesBeside = ({ draft, pictures }: Drafts) =>
  new Map([...picturesIn(draft.folder), ...pictures]);

/** A form for a mission file, with the problems that the build would report. */
export function WriteAMission({ storageKey, renderPreview, open, onOpened }: WriteAMissionProps) {
  const drafts = useDrafts(storageKey);
  const { draft, storeDraft } = drafts;
  const original = draft.language ? originalOf(draft, files) : undefined;
  const named = original
    ? madeFrom(original, draft)
    : { ...draft, name: nameOf(draft, pathsBeside(drafts.all, drafts.currentId, files)) };
  const others = [...drafts.all].flatMap(([id, each]) => (id === drafts.currentId ? [] : each));
  const [notice, setNotice] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);
  const { otherPictures, take, takeFrom } = useFiles(drafts, field, setNotice);
  const { problems, unwritten } = checkDraft(named, picturesBeside(drafts), files);
  const begun = begunBy(draft, folders);

  /** A translation that was begun goes on. */
  const openMission = (mission: MissionDraft) => {
    const isBegun = (each: MissionDraft) => each.language && pathOf(each) === pathOf(mission);
    const [begunId] = [...drafts.all].find(([, each]) => isBegun(each)) ?? [];
    if (begunId) drafts.open(begunId);
    else drafts.add(mission);
    setNotice(`${fileNameOf(mission)} is open.`);
  };

  useEffect(() => {
    const mission = openable.find((each) => missionStoryId(pathOf(each)) === open);
    if (!mission) return;
    openMission(mission);
    onOpened();
    // oxlint-disable-next-line react/exhaustive-deps -- once for each mission that is opened
  }, [open]);

  const change = (part: Partial<MissionDraft>) => {
    setNotice('');
    // The drafts of a new milestone have one milestone.yaml, so its day is one for all of them.
    for (const [id, each] of 'milestoneDay' in part ? drafts.all : []) {
      if (each.milestone && each.folder === draft.folder) storeDraft({ ...each, ...part }, id);
    }
    storeDraft({ ...draft, ...part });
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
          <DraftChoice
            drafts={drafts}
            onOpenFile={() => chooseFiles('.md,.zip', take)}
            onNotice={setNotice}
          />
          <TranslationChoice translations={translations} onOpen={openMission} />
          <LiveMessage message={notice} className={css.notice} />
          <DraftWarnings drafts={drafts} />
          {original ? (
            <TranslationFields
              draft={named}
              original={original}
              isStale={draft.of !== named.of}
              problems={problems}
              onChange={change}
            />
          ) : (
            <MissionFields
              draft={named}
              others={others}
              folders={folders}
              problems={problems}
              onChange={change}
            />
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
                for (const picture of pictures) drafts.storePicture(picture);
              }}
            />
          </div>
          <Problems
            unwritten={unwritten}
            problems={problems}
            onLine={(line) => field.current && selectLine(field.current, line)}
          />
          <DownloadRow
            draft={named}
            pictures={drafts.pictures}
            begun={begun}
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
