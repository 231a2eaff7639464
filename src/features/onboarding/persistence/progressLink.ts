import type { MilestoneView } from '#components/plan.ts';
import type { EmployeeProgress } from '../model.ts';

/** What a link has brought. */
export interface Arrival {
  readonly sentence: string;
  /** Missions to be completed here, one in each, if the person agrees; undefined without any. */
  readonly additions?: EmployeeProgress['milestones'];
}

/** The progress links of an account. */
export interface AccountLinks {
  /** Of the portal, without query and fragment. */
  readonly address: string;
  /** Stands for the account (docs/decisions/0017). */
  readonly mark: string;
  /** What a link has brought, until it is answered: the text after `#progress`. */
  readonly arrived: string | undefined;
  readonly onAnswer: () => void;
}

/**
 * `=`, the mark, and ids, up to those of about 900 missions. The equals sign may be escaped, because some mail
 * programs do that.
 */
const pattern = /^(?:=|%3d)([a-z0-9]+)\.([a-z0-9.-]{1,20000})$/;

/** Undefined where the browser has no `crypto.subtle`, because the page came without HTTPS. */
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
  // In capitals, because a QR code holds half as many more of them.
  return `${address}#progress=${[mark, ...ids].join('.').toUpperCase()}`;
}

/** Compares what has arrived with the plan: only missions that are open here are to be added. */
export function readProgressLink(
  arrived: string,
  mark: string,
  milestones: readonly MilestoneView[],
): Arrival {
  const [, linkMark, list] = pattern.exec(arrived.toLowerCase()) ?? [];
  if (list && linkMark !== mark) return { sentence: isOfAnother };
  const ids = new Set(list?.split('.'));
  const known = milestones.flatMap(({ id: milestoneId, missions }) =>
    missions.filter(({ id }) => ids.has(id)).map((mission) => ({ milestoneId, ...mission })),
  );
  if (known.length === 0) return { sentence: fitsNothing };
  const open = known.filter(({ status }) => status === 'open');
  if (open.length === 0) return { sentence: isCompletedHere };
  const question = open.length === 1 ? 'Add it?' : 'Add them?';
  return {
    sentence: `${missionsWere(open.length)} completed on another device. ${question}`,
    additions: open.map(({ milestoneId, id }) => ({
      milestoneId,
      missions: [{ id, isCompleted: true, completedAt: null }],
    })),
  };
}

const isOfAnother = 'This link belongs to another account, so nothing was added.';
const fitsNothing = 'This link brings nothing that fits your plan. Please copy it once more.';
const isCompletedHere = 'All that you completed on another device is completed here, too.';

export const missionsWere = (count: number) =>
  count === 1 ? '1 mission was' : `${count} missions were`;
