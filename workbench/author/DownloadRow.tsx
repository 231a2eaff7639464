import { useState } from 'react';
import { productName } from '#components/Brand/product.ts';
import { Button } from '#components/Button/Button.tsx';
import { CopyButton } from '#components/CopyButton/CopyButton.tsx';
import { downloadFile } from '#components/downloadFile.ts';
import { LiveMessage } from '#components/LiveMessage/LiveMessage.tsx';
import { mailTo } from '#components/mailTo.ts';
import { TextLink } from '#components/TextLink/TextLink.tsx';
import type { Contact } from '#features/onboarding/plan/model.ts';
import type { PictureFiles } from '#tools/content/compiler/pictures.ts';
import * as pageCss from '../page/Page.css.ts';
import { downloadOf } from './draft/download.ts';
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
        <NextStep draft={draft} fileName={file.name} publisher={publisher} />
      )}
    </div>
  );
}

interface NextStepProps extends Pick<DownloadRowProps, 'draft' | 'publisher'> {
  fileName: string;
}

/** How a downloaded mission comes into the portal. */
export function NextStep({ draft: { folder, title }, fileName, publisher }: NextStepProps) {
  const inFolder = fileName.endsWith('.zip')
    ? `It is unpacked in the folder content, and its files go into content/${folder}.`
    : `It goes into the folder content/${folder}.`;
  const place = folder ? inFolder : 'Say into which milestone it goes.';
  const { name = 'whoever publishes the portal', link } = publisher ?? {};
  const mail = {
    subject: `Mission for ${productName}: ${title.trim()}`,
    body: `Please put the attached ${fileName} into the portal. ${place}`,
  };
  return (
    <p className={css.notice}>
      {`Send ${fileName} to `}
      {link ? <TextLink href={mailTo(link, mail)}>{name}</TextLink> : name}
      {`. ${place}`}
    </p>
  );
}
