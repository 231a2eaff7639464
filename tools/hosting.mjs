import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './run.mjs';

/**
 * A rule of `firebase.json`. Of the ways in which it can name paths, these two are used there.
 * @typedef {{ source?: string, regex?: string, headers: { key: string, value: string }[] }} HeaderRule
 */

/**
 * Makes a preview server follow docs/hosting.md, with the headers of `firebase.json`, or of `firebase.site.json` if the
 * workbench is deployed beside the portal.
 * @param {string} folder of the build
 * @returns {import('vite').Connect.NextHandleFunction}
 */
export function hostingOf(folder) {
  const isSite = existsSync(path.join(folder, 'workbench'));
  const file = path.join(root, isSite ? 'firebase.site.json' : 'firebase.json');
  /** @type {{ hosting: { headers: HeaderRule[] } }} */
  const { hosting } = JSON.parse(readFileSync(file, 'utf8'));
  const withoutPage = isSite ? /^\/(?:assets|workbench)\// : /^\/assets\//;
  return (request, response, next) => {
    const [asked = ''] = (request.url ?? '').split('?');
    const wanted = path.join(folder, asked, asked.endsWith('/') ? 'index.html' : '');
    const isMissing = withoutPage.test(asked) && !existsSync(wanted);
    const named = isMissing ? '/404.html' : asked;
    for (const { source, regex, headers } of hosting.headers) {
      if (source !== named && !(regex && new RegExp(regex).test(named))) continue;
      for (const { key, value } of headers) response.setHeader(key, value);
    }
    if (isMissing) response.writeHead(404).end();
    else next();
  };
}
