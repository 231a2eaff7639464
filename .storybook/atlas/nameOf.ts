import { storyNameFromExport } from 'storybook/internal/csf';

/** `OneRemaining` → `One remaining`, unless the story has a name of its own. */
export function nameOf(exportName: string, name = storyNameFromExport(exportName)): string {
  if (name !== storyNameFromExport(exportName)) return name;
  return name.charAt(0) + name.slice(1).toLowerCase();
}
