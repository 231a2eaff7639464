import type { PortalWords } from '../en/portal.ts';

export const portalWords: PortalWords = {
  page: {},

  intro: {},

  days: {},

  timeline: {},

  progress: {},

  missionList: {},

  mission: {},

  markdown: {},

  completion: {},

  print: {},

  calendar: {},

  people: {},

  persistence: {},

  progressLink: {},
};
