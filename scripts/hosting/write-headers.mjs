// Writes the rules into `firebase.json`; what else it holds stays.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../run.mjs';
import { hostingRules, readHostingSetting } from './rules.mjs';

const file = path.join(root, 'firebase.json');
const setting = readHostingSetting(root);

const config = JSON.parse(readFileSync(file, 'utf8'));
config.hosting = { ...config.hosting, ...hostingRules(setting) };
writeFileSync(file, `${JSON.stringify(config, null, 2)}\n`);

console.log(
  setting.recaptcha
    ? 'firebase.json: headers written, widened for reCAPTCHA.'
    : 'firebase.json: headers written.',
);
