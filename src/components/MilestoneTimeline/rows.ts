/** For how many marks beside each other the styles know a width. */
export const rooms = [4, 5, 6, 7, 8] as const;

/** How many stand in a row where there is room for so many: no row is much shorter than another. */
export const columnsIn = (room: number, count: number) =>
  Math.ceil(count / Math.ceil(count / room));

/** Where the path turns back after this mark to begin another row. */
export const turnsAfter = (index: number, count: number) =>
  rooms.filter((room) => index + 1 < count && (index + 1) % columnsIn(room, count) === 0);
