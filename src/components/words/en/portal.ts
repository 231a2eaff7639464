export const portalWords = {
  /** Header, footer, titles of the page. */
  page: {},

  /** The header card. */
  intro: {},

  /** By when something is to be done, and how days are written. */
  days: {},

  /** The milestones. */
  timeline: {},

  /** How many missions are completed. */
  progress: {},

  /** The missions of a milestone. */
  missionList: {},

  /** One mission. */
  mission: {},

  /** What is added to the text of a mission. */
  markdown: {},

  /** What is seen and heard once something is completed. */
  completion: {},

  /** The plan on paper. */
  print: {},

  /** The calendar file. */
  calendar: {},

  /** Who helps, and the mails to them. */
  people: {},

  /** How long progress lasts. */
  persistence: {},

  /** Progress on another device. */
  progressLink: {},
};

export type PortalWords = typeof portalWords;
