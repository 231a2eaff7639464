import type { MilestoneView } from '#components/plan.ts';
import type { PortalWords } from '#components/words/en/portal.ts';
import { unescapeLink } from '#features/unescapeLink.ts';
import type { EmployeeProgress } from '../plan/model.ts';

type Arrival =
  | {
      readonly kind: 'ofAnotherAccount' | 'fitsNothing' | 'incomplete' | 'completedHere';
      readonly additions?: undefined;
    }
  | {
      /** `questionOfPart` if part of the link was lost. */
      readonly kind: 'question' | 'questionOfPart';
      /** Missions to complete here if the user agrees, one in each. */
      readonly additions: EmployeeProgress['milestones'];
    };

export interface AccountLinks {
  /** Of the portal, without query and fragment. */
  readonly address: string;
  /** Stands for the account (docs/decisions/0017). */
  readonly mark: string;
  /** What a link has delivered, until it is answered: the text after `#progress`. */
  readonly arrived: string | undefined;
  readonly onAnswer: () => void;
}

/** Undefined without `crypto.subtle`, which a page without HTTPS lacks. */
export async function accountMark(uid: string): Promise<string | undefined> {
  const subtle: SubtleCrypto | undefined = crypto.subtle;
  const hash = await subtle?.digest('SHA-256', new TextEncoder().encode(`progress of ${uid}`));
  return hash && new DataView(hash).getBigUint64(0).toString(36);
}

export function formatProgressLink(
  { address, mark }: Pick<AccountLinks, 'address' | 'mark'>,
  milestones: readonly MilestoneView[],
): string {
  const missions = milestones.flatMap((milestone) => milestone.missions);
  const ids = missions.filter(({ status }) => status === 'completed').map(({ id }) => id);
  const content = [mark, ...ids].join('.');
  // In capitals, because a QR code holds half again as many of them.
  return `${address}#progress=${content.length}-${content.toUpperCase()}`;
}

/** The length of the content, and the content up to its last letter or digit. The first releases wrote no length. */
const pattern = /^(?:(\d+)-)?((?:[.-]*[a-z\d])*)/;

/** The mark and the ids in a link. Characters of the text around it may have come along. */
function readContent(arrived: string) {
  const text = unescapeLink(arrived)
    .toLowerCase()
    .replaceAll(/[^a-z\d.-]/g, '');
  const [, length, found = ''] = pattern.exec(text) ?? [];
  const size = Number(length ?? found.length);
  // The rest belongs to the text around the link.
  const content = found.slice(0, size);
  const isWhole = content.length === size;
  const [mark, ...ids] = content.split('.');
  // If the link was cut off, its last id may be incomplete.
  return { mark, ids: new Set(isWhole ? ids : ids.slice(0, -1)), isWhole };
}

/** Compares the link with the plan: only missions that are open here can be added. */
export function readProgressLink(
  arrived: string,
  mark: string,
  milestones: readonly MilestoneView[],
): Arrival {
  const { mark: linkMark, ids, isWhole } = readContent(arrived);
  if (ids.size === 0) return { kind: 'incomplete' };
  if (linkMark !== mark) return { kind: 'ofAnotherAccount' };
  const known = milestones.flatMap(({ id: milestoneId, missions }) =>
    missions.filter(({ id }) => ids.has(id)).map((mission) => ({ milestoneId, ...mission })),
  );
  const open = known.filter(({ status }) => status === 'open');
  if (open.length === 0 && !isWhole) return { kind: 'incomplete' };
  if (known.length === 0) return { kind: 'fitsNothing' };
  if (open.length === 0) return { kind: 'completedHere' };
  return {
    kind: isWhole ? 'question' : 'questionOfPart',
    additions: open.map(({ milestoneId, id }) => ({
      milestoneId,
      missions: [{ id, isCompleted: true, completedAt: null }],
    })),
  };
}

export const arrivalText = (arrival: Arrival, words: PortalWords['progressLink']): string =>
  arrival.additions ? words[arrival.kind](arrival.additions.length) : words[arrival.kind];
