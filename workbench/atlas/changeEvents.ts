/** Between the map and Storybook's manager, which alone knows what has changed. */
export const changeEvents = {
  ask: 'waymark/ask-for-changes',
  /** With the ids of the changed stories. */
  tell: 'waymark/changes',
};
