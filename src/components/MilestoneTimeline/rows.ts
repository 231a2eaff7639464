/** The numbers of marks that a row can have room for; the styles have a container query for each. */
export const rowSizes = [4, 5, 6, 7, 8] as const;

/** How many marks stand in a row with room for `size`, so that all rows are of like length. */
export const columnsFor = (size: number, count: number) =>
  Math.ceil(count / Math.ceil(count / size));

/** The row sizes for which this mark is the last of its row, and the path goes on in the next one. */
export const endsRowFor = (index: number, count: number) =>
  rowSizes.filter((size) => index + 1 < count && (index + 1) % columnsFor(size, count) === 0);
