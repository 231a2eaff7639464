import { useState } from 'react';
import { Button } from '#components/Button/Button.tsx';
import { CopyButton } from '#components/CopyButton/CopyButton.tsx';
import { downloadFile } from '#components/downloadFile.ts';
import { LiveMessage } from '#components/LiveMessage/LiveMessage.tsx';
import type { Contact } from '#features/onboarding/plan/model.ts';
import type { PictureFiles } from '#tools/content/compiler/pictures.ts';
import * as pageCss from '../page/Page.css.ts';
import { downloadOf } from './files/download.ts';
import type { Begun } from './files/milestones.ts';
import { type MissionDraft, toFile } from './files/missionFile.ts';
import { NextSteps } from './NextSteps.tsx';
import * as css from './WriteAMission.css.ts';

interface DownloadRowProps {
  draft: MissionDraft;
  pictures: PictureFiles;
  begun: Begun;
  /** Whether the build accepts it. */
  isSound: boolean;
  publisher: Contact | undefined;
  onDownload: () => void;
}

/** Hands out the finished file, and says what happens next until the draft changes. */
export function DownloadRow(props: DownloadRowProps) {
  const { draft, pictures, begun, isSound, publisher, onDownload } = props;
  const file = downloadOf(draft, pictures, begun !== 'mission');
  const state = JSON.stringify(draft);
  const [downloaded, setDownloaded] = useState({ state: '', times: 0 });
  const isDownloaded = downloaded.state === state;
  const answer = isSound
    ? `${file.name} is downloaded.`
    : `${file.name} is downloaded, but the build refuses it until all is written and nothing is left to mend.`;
  const download = () => {
    downloadFile(file.name, file.content(), file.type);
    setDownloaded(({ times }) => ({ state, times: times + 1 }));
    onDownload();
  };
  return (
    <div className={css.download}>
      <div className={pageCss.fields}>
        <Button onClick={download}>{`Download ${file.name}`}</Button>
        <CopyButton align="start" text={toFile(draft)}>
          Copy the file
        </CopyButton>
      </div>
      <LiveMessage
        message={isDownloaded ? answer : ''}
        repeat={downloaded.times}
        className={css.summary}
      />
      {isDownloaded && isSound && (
        <NextSteps draft={draft} fileName={file.name} begun={begun} publisher={publisher} />
      )}
    </div>
  );
}
