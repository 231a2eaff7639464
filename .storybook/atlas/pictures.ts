const pictures = import.meta.glob<string>('../../tests/atlas/pictures/*-laptop-light.png', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** The address of a story's reference picture. */
export function pictureOf(storyId: string): string | undefined {
  return pictures[`../../tests/atlas/pictures/${storyId}-laptop-light.png`];
}
