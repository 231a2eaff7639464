/**
 * Stands for a mission's id in the outline of a plan: the ids of 10,000 missions would take as much as the
 * rest of the portal. No id begins with its first letter. FNV-1a, 32 bits.
 */
export function missionHash(id: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < id.length; at += 1) {
    hash = Math.imul(hash ^ id.charCodeAt(at), 0x01000193);
  }
  return `_${(hash >>> 0).toString(36).padStart(7, '0')}`;
}

/** Each of the two may be an id or a hash. */
export function isSameMission(one: string, other: string): boolean {
  return one === other || missionHash(one) === other || one === missionHash(other);
}
