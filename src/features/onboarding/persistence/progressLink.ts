import type { MilestoneView } from '../journey.ts';
import type { EmployeeProgress } from '../model.ts';

/** What a link has brought, as it looks on this device. */
export type Arrival =
  | { readonly kind: 'unreadable' | 'otherAccount' | 'nothingNew' }
  | { readonly kind: 'question'; readonly additions: EmployeeProgress['milestones'] }
  | { readonly kind: 'added'; readonly count: number };

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

/** Not longer than of a plan of about 900 missions. Of its signs, mail programs escape only the first. */
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

/** Joins what has arrived with the plan, in which only open missions are to be added. */
export function readProgressLink(
  arrived: string,
  mark: string,
  milestones: readonly MilestoneView[],
): Arrival {
  const [, linkMark, list] = pattern.exec(arrived.toLowerCase()) ?? [];
  if (!list) return { kind: 'unreadable' };
  if (linkMark !== mark) return { kind: 'otherAccount' };
  const ids = new Set(list.split('.'));
  const known = milestones.flatMap(({ id: milestoneId, missions }) =>
    missions.filter(({ id }) => ids.has(id)).map((mission) => ({ milestoneId, ...mission })),
  );
  if (known.length === 0) return { kind: 'unreadable' };
  const open = known.filter(({ status }) => status === 'open');
  if (open.length === 0) return { kind: 'nothingNew' };
  const additions = open.map(({ milestoneId, id }) => ({
    milestoneId,
    missions: [{ id, isCompleted: true, completedAt: null }],
  }));
  return { kind: 'question', additions };
}
