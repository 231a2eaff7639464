/** `OneRemaining` → `One remaining` */
export function inWords(name: string): string {
  const words = name.replaceAll(/(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g, ' ');
  return words.charAt(0) + words.slice(1).toLowerCase();
}
