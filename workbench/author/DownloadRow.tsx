import { useState } from 'react';
import { Button } from '#components/Button/Button.tsx';
import type { Contact } from '#components/ContactLine/ContactLine.tsx';
import { CopyButton } from '#components/CopyButton/CopyButton.tsx';
import { downloadFile } from '#components/downloadFile.ts';
import { LiveMessage } from '#components/LiveMessage/LiveMessage.tsx';
import { TextLink } from '#components/TextLink/TextLink.tsx';
import type { PictureFiles } from '#tools/content/compiler/pictures.ts';
import * as pageCss from '../page/Page.css.ts';
import { type Download, downloadOf } from './draft/download.ts';
import { type MissionDraft, toFile } from './draft/missionDraft.ts';
import * as css from './WriteAMission.css.ts';

interface DownloadRowProps {
  draft: MissionDraft;
  pictures: PictureFiles;
  /** Whether the build accepts it. */
  isSound: boolean;
  publisher: Contact | undefined;
  onDownload: () => void;
}

/** Hands out the finished file, and says where it goes until the draft changes. */
export function DownloadRow({ draft, pictures, isSound, publisher, onDownload }: DownloadRowProps) {
  const file = downloadOf(draft, pictures);
  const state = JSON.stringify(draft);
  const [downloaded, setDownloaded] = useState({ state: '', times: 0 });
  const isDownloaded = downloaded.state === state;
  const answer = isSound
    ? `${file.name} has been downloaded.`
    : `${file.name} has been downloaded, but the build will reject it until everything is filled in and fixed.`;
  const name = publisher?.name ?? 'the person who publishes the portal';
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
        <p className={css.notice}>
          {'Send it to '}
          {publisher?.link ? <TextLink href={publisher.link}>{publisher.name}</TextLink> : name}
          {`. ${placeOf(draft, file)}`}
        </p>
      )}
    </div>
  );
}

function placeOf({ folder }: MissionDraft, { type }: Download): string {
  if (!folder) return 'Choose the milestone it belongs to.';
  return type === 'application/zip'
    ? `Unpack it in the folder content: its files go into content/${folder}.`
    : `It goes into the folder content/${folder}.`;
}
