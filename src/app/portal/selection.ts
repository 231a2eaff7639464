import type { Selection } from '#features/onboarding/plan/journey.ts';
import { unescapeLink } from '#features/unescapeLink.ts';

/** The query of `/home` for a selection. */
export const toQuery = ({ milestoneId, missionId }: Selection) =>
  new URLSearchParams({
    ...(milestoneId !== undefined && { milestone: milestoneId }),
    ...(missionId !== undefined && { mission: missionId }),
  });

/** Reads the selection from a query, which some email programs capitalize. A part is empty if nothing of it is left. */
export function readSelection(search: string): Selection {
  const query = new URLSearchParams(unescapeLink(search).toLowerCase());
  const idOf = (name: string) => {
    const value = query.get(name);
    return value === null ? undefined : (id.exec(value)?.[0] ?? '');
  };
  return { milestoneId: idOf('milestone'), missionId: idOf('mission') };
}

/** Excludes the characters around a link in a text. */
const id = /[a-z\d]+(?:-[a-z\d]+)*/;
