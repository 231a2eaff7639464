import type { CalendarDay } from './days.ts';

/** docs/specification.md, section 3. */
export const tagColors = ['blue', 'yellow', 'green', 'purple', 'red'] as const;
type TagColor = (typeof tagColors)[number];

/** Whom an employee can ask. */
export interface Contact {
  readonly name: string;
  /** An address with its scheme, for example `mailto:people@example.com`. */
  readonly link?: string | undefined;
}

export interface Employee {
  readonly id: string;
  /** Empty where it is not known, as `imageUrl` and `position`. */
  readonly fullName: string;
  readonly imageUrl: string;
  readonly position: string;
  /** The first day of work; undefined where nobody has said. */
  readonly joinDate: CalendarDay | undefined;
  /** There may be no plan of this id, or none at all (null). Then there are no milestones. */
  readonly planId: string | null;
  readonly buddy?: Contact | undefined;
  readonly manager?: Contact | undefined;
}

/** A picture of a mission. */
export interface Picture {
  /** As the mission's text writes it, `floor-plan.webp`. */
  readonly name: string;
  readonly address: string;
  /** In pixels, as the height. */
  readonly width: number;
  readonly height: number;
  /** The hash of the file, `sha256-…`. */
  readonly integrity: string;
}

export interface Mission {
  readonly id: string;
  /** The language of its texts where it is not the plan's, because nobody has translated them. */
  readonly lang?: 'en' | undefined;
  readonly title: string;
  /** Markdown without HTML, but for `<br>` in a table. */
  readonly description: string;
  /**
   * The first paragraph of the description that has words, without marks; empty where none has. Undefined where it is how
   * the description opens (`openingOf`), because it would be half of the plan's file.
   */
  readonly preview?: string | undefined;
  /** The pictures in the description; undefined without any. */
  readonly pictures?: readonly Picture[] | undefined;
  /** The ids of the check boxes in the description, in its order; undefined without any. */
  readonly steps?: readonly string[] | undefined;
  /** A word of the content's author, for example `HR`, `Technical` or `Meeting`. */
  readonly tag: string;
  readonly tagColor: TagColor;
  /** How long it takes; undefined where nobody has said. */
  readonly minutes?: number | undefined;
  /** By when it is to be done, counted from the first day of work, which is 1; undefined where the milestone's counts. */
  readonly day?: number | undefined;
  /** Always false in a plan, because progress is the employee's (docs/specification.md, section 3). */
  readonly isCompleted: boolean;
}

export interface Milestone {
  readonly id: string;
  readonly name: string;
  /** The language of its name where it is not the plan's. */
  readonly lang?: 'en' | undefined;
  /** By when the missions without a day of their own are to be done, counted in the same way. */
  readonly day?: number | undefined;
  readonly missions: readonly Mission[];
}

export interface Plan {
  readonly id: string;
  readonly milestones: readonly Milestone[];
}

export interface MissionProgress {
  readonly id: string;
  readonly isCompleted: boolean;
  /** ISO 8601 timestamp, or null while the mission is open. */
  readonly completedAt: string | null;
  /** The ids of ticked steps, also of those that the plan no longer has. */
  readonly steps?: readonly string[] | undefined;
}

interface MilestoneProgress {
  readonly milestoneId: string;
  readonly missions: readonly MissionProgress[];
}

export interface EmployeeProgress {
  readonly employeeId: string;
  readonly milestones: readonly MilestoneProgress[];
}
