import type { Arrival } from './progressLink.ts';

const missions = (count: number) => (count === 1 ? '1 mission was' : `${count} missions were`);

/** What is said of progress from another device. */
export function arrivalSentence(arrival: Arrival): string {
  switch (arrival.kind) {
    case 'question': {
      const { length } = arrival.additions;
      return `${missions(length)} completed on another device. Add ${length === 1 ? 'it' : 'them'}?`;
    }
    case 'added':
      return `${missions(arrival.count)} added. Carry on from here.`;
    case 'nothingNew':
      return 'All that you completed on another device is completed here, too.';
    case 'otherAccount':
      return 'This link belongs to another account, so nothing was added.';
    case 'unreadable':
      return 'This link brings nothing that fits your plan. Please copy it once more.';
  }
}
