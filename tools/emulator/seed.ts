import { demoAccounts } from '../../src/mocks/demoAccounts.ts';
import { emulatorUrl, setAccounts } from './administer.mjs';

/** Creates the accounts of the demo in the running Auth Emulator. */
export async function run(): Promise<number> {
  await setAccounts(demoAccounts, true);
  console.log(`The Auth Emulator runs on ${emulatorUrl} with the accounts of the demo:`);
  for (const { email, password } of demoAccounts) console.log(`  ${email}  ${password}`);
  return 0;
}
