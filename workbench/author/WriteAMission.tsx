import files from 'virtual:onboarding-files';
import { type ReactNode, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { LiveMessage } from '#components/LiveMessage/LiveMessage.tsx';
import { compilePlans } from '#tools/content/compiler/compilePlans.ts';
import type { PictureFile } from '#tools/content/compiler/pictures.ts';
import { Page } from '../page/Page.tsx';
import { DownloadRow } from './DownloadRow.tsx';
import { DraftChoice } from './drafts/DraftChoice.tsx';
import { DraftWarnings } from './drafts/DraftWarnings.tsx';
import { type Drafts, useDrafts } from './drafts/useDrafts.ts';
import { checkDraft, unwrittenIn } from './files/checkDraft.ts';
import { chooseFiles } from './files/chooseFiles.ts';
import { nameOf, pathsBeside, planOf } from './files/fileNames.ts';
import { contentPictures, picturesIn } from './files/folderPictures.ts';
import { begunBy, foldersIn, hasPlan } from './files/milestones.ts';
import { fromFile, type MissionDraft, missionStoryId, shows } from './files/missionFile.ts';
import { pastedFiles, readFiles } from './files/readFiles.ts';
import { insertPicture } from './insertPicture.ts';
import { MissionFields } from './MissionFields.tsx';
import { MissionText, selectLine } from './MissionText.tsx';
import { Problems } from './Problems.tsx';
import * as css from './WriteAMission.css.ts';

interface WriteAMissionProps {
  /** The key of the drafts in the browser's storage. */
  storageKey: string;
  preview: ReactNode;
  /** The id of the story of a mission to open. Empty for the draft of the last visit. */
  open: string;
  onOpened: () => void;
}

const folders = foldersIn(files);

// Without the missions, which say nothing of it.
const { publisher } = compilePlans(files.filter(({ path }) => path.endsWith('.yaml')));

function missionOf(storyId: string): MissionDraft | undefined {
  const file = files.find(({ path }) => missionStoryId(path) === storyId);
  const [, folder = '', name = ''] = /^(.*)\/(.*)$/.exec(file?.path ?? '') ?? [];
  return file?.text ? { ...fromFile(name, file.text), folder } : undefined;
}

/** The pictures of the draft, and those in the folder of its milestone. */
export const picturesBeside = ({ draft, pictures }: Drafts) =>
  new Map([...picturesIn(draft.folder), ...pictures]);

/** A form for a mission file, with the problems that the build would report. */
export function WriteAMission({ storageKey, preview, open, onOpened }: WriteAMissionProps) {
  const drafts = useDrafts(storageKey);
  const { draft, storeDraft, add } = drafts;
  const named = { ...draft, name: nameOf(draft, pathsBeside(drafts.all, drafts.currentId, files)) };
  const others = [...drafts.all].flatMap(([id, each]) => (id === drafts.currentId ? [] : each));
  const [notice, setNotice] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);
  const beside = picturesBeside(drafts);
  /** A new picture gets a name that none of these has, as the folder of its milestone may still change. */
  const otherPictures = () => new Map([...contentPictures, ...drafts.picturesOfAll()]);
  const problems = checkDraft(named, beside, files);
  const begun = begunBy(draft, folders);
  const unwritten = unwrittenIn(draft, begun);

  useEffect(() => {
    const mission = missionOf(open);
    if (!mission) return;
    add(mission);
    onOpened();
    // oxlint-disable-next-line react/exhaustive-deps -- once for each mission that is opened
  }, [open]);

  const take = async (given: readonly File[]) => {
    const { missions, pictures, changes, refusals } = await readFiles(given, otherPictures());
    const notices = missions.map(({ from }) => `${from} is open.`);
    for (const mission of missions) {
      const { folder } = mission.draft;
      const plan = hasPlan(folders, folder) ? '' : planOf(folder);
      add({ ...mission.draft, plan }, mission.pictures);
    }
    if (pictures.length > 0) notices.push(addPictures(pictures));
    setNotice([...new Set([...changes, ...notices, ...refusals])].join(' '));
  };

  const takeFrom = (event: SyntheticEvent, given: readonly File[]) => {
    if (given.length === 0) return;
    event.preventDefault();
    event.stopPropagation();
    void take(given);
  };

  /** Adds pictures to the draft, and to its text if it does not show them. Returns the notice for the author. */
  const addPictures = (pictures: readonly PictureFile[]) => {
    for (const picture of pictures) {
      const { name } = picture.picture;
      drafts.storePicture(picture);
      if (field.current && !shows(field.current.value, name)) insertPicture(field.current, name);
    }
    const names = new Intl.ListFormat('en').format(pictures.map(({ picture }) => picture.name));
    return pictures.length === 1
      ? `Now write what the picture shows. Its file, ${names}, goes into the milestone’s folder, beside the mission.`
      : `Now write what the pictures show. Their files, ${names}, go into the milestone’s folder, beside the mission.`;
  };

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
          <LiveMessage message={notice} className={css.notice} />
          <DraftWarnings drafts={drafts} />
          <MissionFields
            draft={named}
            others={others}
            folders={folders}
            problems={problems}
            onChange={change}
          />
          <MissionText
            field={field}
            text={draft.text}
            otherPictures={otherPictures}
            onChange={(text) => change({ text })}
            onNotice={setNotice}
            onPicture={() => chooseFiles('image/*,.heic,.heif', take)}
            onPictures={(pictures) => {
              for (const picture of pictures) drafts.storePicture(picture);
            }}
          />
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
            onDownload={() => change({ name: named.name })}
          />
        </div>
        <div className={css.preview}>{preview}</div>
      </div>
    </Page>
  );
}
