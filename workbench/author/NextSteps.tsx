import { productName } from '#components/Brand/product.ts';
import { mailTo } from '#components/mailTo.ts';
import { TextLink } from '#components/TextLink/TextLink.tsx';
import type { Contact } from '#features/onboarding/plan/model.ts';
import { nameOf } from '#tools/content/compiler/languages.ts';
import { planOf } from './files/fileNames.ts';
import type { Begun } from './files/milestones.ts';
import type { MissionDraft } from './files/missionFile.ts';
import * as css from './WriteAMission.css.ts';

interface NextStepsProps {
  draft: MissionDraft;
  fileName: string;
  begun: Begun;
  publisher: Contact | undefined;
}

/** How a downloaded mission comes into the portal. */
export function NextSteps({ draft, fileName, begun, publisher }: NextStepsProps) {
  const { folder, title, language } = draft;
  const readers = language ? `its plan and reads ${nameOf(language)}` : 'its plan';
  const plan = planOf(folder);
  const isArchive = fileName.endsWith('.zip');
  const mail = {
    subject: `Mission for ${productName}: ${title.trim()}`,
    body: `Hello,\n\n${requestFor(fileName, folder, isArchive)}\n\nThank you`,
  };
  return (
    <ol className={css.steps}>
      <li>
        {publisher?.link ? (
          <>
            {`Send ${fileName} to `}
            <TextLink href={mailTo(publisher.link, mail)}>{publisher.name}</TextLink>
            {/^mailto:/i.test(publisher.link) &&
              '. The link begins the mail, and you attach the file'}
            {'.'}
          </>
        ) : (
          `Send ${fileName} to ${publisher?.name ?? 'whoever publishes the portal'}.`
        )}
      </li>
      <li>{placeFor(folder, isArchive)}</li>
      <li>
        {begun === 'plan'
          ? `With the next release, HR can give the plan ${plan} to an account.`
          : `With the next release, everybody who has ${readers} sees it.`}
      </li>
    </ol>
  );
}

function requestFor(fileName: string, folder: string, isArchive: boolean): string {
  if (!folder) return `please put the attached ${fileName} into the portal.`;
  return isArchive
    ? `please unpack the attached ${fileName} in the folder content. Its files go into content/${folder}.`
    : `please put the attached ${fileName} into the folder content/${folder}.`;
}

function placeFor(folder: string, isArchive: boolean): string {
  if (!folder) return 'Say into which milestone it goes, or choose it above and download it again.';
  return isArchive
    ? `It is unpacked in the folder content, and its files go into content/${folder}.`
    : `It is put into the folder content/${folder}, where the build checks it once more.`;
}
