/** The only place that spells the name. */
export const productName = 'Waymark';
