// What is fetched when someone signs in: one file of the build.
export { openEmployeePlan } from './employeePlan.ts';
export { loadPortalWords } from './loadPortalWords.ts';
export { Portal } from './Portal.tsx';
