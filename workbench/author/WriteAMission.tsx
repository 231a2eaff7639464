import files from 'virtual:onboarding-files';
import { strToU8, zipSync } from 'fflate';
import {
  type ChangeEvent,
  type ReactNode,
  type SyntheticEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import { Button } from '#components/Button/Button.tsx';
import { CopyButton } from '#components/CopyButton/CopyButton.tsx';
import { downloadFile } from '#components/downloadFile.ts';
import { LiveMessage } from '#components/LiveMessage/LiveMessage.tsx';
import { Select } from '#components/Select/Select.tsx';
import { TextField } from '#components/TextField/TextField.tsx';
import { tagColors } from '#features/onboarding/plan/model.ts';
import type { PictureFile } from '#tools/content/compiler/pictures.ts';
import * as pageCss from '../page/Page.css.ts';
import { Page } from '../page/Page.tsx';
import { DraftChoice } from './drafts/DraftChoice.tsx';
import { DraftWarnings } from './drafts/DraftWarnings.tsx';
import { type Drafts, useDrafts } from './drafts/useDrafts.ts';
import { chooseFiles } from './files/chooseFiles.ts';
import { contentOf } from './files/draftPictures.ts';
import { nameOf, takenIds } from './files/fileNames.ts';
import { picturesIn } from './files/folderPictures.ts';
import {
  checkDraft,
  fromFile,
  type MissionDraft,
  missionStoryId,
  shows,
  toFile,
} from './files/missionFile.ts';
import { pastedFiles, readFiles } from './files/readFiles.ts';
import { insertPicture } from './insertPicture.ts';
import { MissionText } from './MissionText.tsx';
import * as css from './WriteAMission.css.ts';

interface WriteAMissionProps {
  /** The key of the drafts in the browser's storage. */
  storageKey: string;
  preview: ReactNode;
  /** The id of the story of a mission to open. Empty for the draft of the last visit. */
  open: string;
  onOpened: () => void;
}

const folders = files.flatMap(({ path }) => path.match(/^.*(?=\/milestone\.yaml$)/)?.[0] ?? []);

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
  const named = { ...draft, name: nameOf(draft, takenIds(drafts.all, drafts.currentId, files)) };
  const [notice, setNotice] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);
  const beside = picturesBeside(drafts);
  const problems = checkDraft(named, beside, files);

  useEffect(() => {
    const mission = missionOf(open);
    if (!mission) return;
    add(mission);
    onOpened();
    // oxlint-disable-next-line react/exhaustive-deps -- once for each mission that is opened
  }, [open]);

  const take = async (given: readonly File[]) => {
    const { missions, pictures, changes, refusals } = await readFiles(given, beside);
    const notices = missions.map(({ from }) => `${from} is open.`);
    for (const mission of missions) add(mission.draft, mission.pictures);
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
          <Fields draft={named} onChange={change} />
          <MissionText
            field={field}
            text={draft.text}
            problems={problems}
            pictures={beside}
            onChange={(text) => change({ text })}
            onNotice={setNotice}
            onPicture={() => chooseFiles('image/*,.heic,.heif', take)}
            onPictures={(pictures) => {
              for (const picture of pictures) drafts.storePicture(picture);
            }}
          />
          <Result
            draft={named}
            pictures={drafts.pictures}
            onDownload={(fileName) => {
              // Progress is stored under the file's name, so the name no longer follows the title.
              change({ name: named.name });
              setNotice(
                problems.length > 0
                  ? `${fileName} is downloaded. The build refuses it until what is listed above is mended.`
                  : `${fileName} is downloaded.`,
              );
            }}
          />
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
  const field = (part: 'name' | 'title' | 'tag' | 'minutes' | 'day') => ({
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
        <TextField label="Day" {...field('day')} />
      </div>
      <div className={pageCss.fields}>
        <Select
          label="Milestone"
          value={draft.folder}
          options={{ '': 'Not decided', ...Object.fromEntries(folders.map((it) => [it, it])) }}
          onChange={(folder) => onChange({ folder })}
        />
        <TextField label="Name of the file" {...field('name')} />
      </div>
    </>
  );
}

interface ResultProps {
  draft: MissionDraft;
  pictures: Drafts['pictures'];
  onDownload: (fileName: string) => void;
}

/** The mission file, or an archive with its pictures. */
function Result({ draft, pictures, onDownload }: ResultProps) {
  const mission = `${draft.name}.md`;
  const shown = [...pictures].filter(([name]) => shows(draft.text, name));
  const fileName = shown.length > 0 ? `${draft.name}.zip` : mission;
  const download = () => {
    onDownload(fileName);
    const contents = shown.map(
      ([name, { picture }]) => [name, contentOf(picture.address)] as const,
    );
    const content = strToU8(toFile(draft));
    const archive = { [mission]: content, ...Object.fromEntries(contents) };
    if (shown.length > 0) downloadFile(fileName, zipSync(archive), 'application/zip');
    else downloadFile(fileName, content, 'text/markdown');
  };
  return (
    <div className={pageCss.fields}>
      <Button onClick={download}>{`Download ${fileName}`}</Button>
      <CopyButton align="start" text={toFile(draft)}>
        Copy the file
      </CopyButton>
    </div>
  );
}
