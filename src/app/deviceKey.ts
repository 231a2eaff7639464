/**
 * The key of something that the portal keeps on the device: a record, flag or channel.
 * @param installation the mode's API key, so that installations of one origin share nothing
 */
export function deviceKey(installation: string, ...parts: readonly string[]): string {
  return [installation, ...parts].map(encodeURIComponent).join('/');
}
