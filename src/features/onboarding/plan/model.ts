import type { MissionFields } from 'virtual:content/fields';
import type { MilestoneView, MissionView } from '#components/onboarding/plan.ts';
import type { Contact } from '#ui/ContactLine';
import type { MarkdownPicture } from '#ui/Markdown';
import type { CalendarDay } from './days.ts';

export interface Employee {
  readonly id: string;
  /** Empty if the name is not known, as are `imageUrl` and `position`. */
  readonly fullName: string;
  readonly imageUrl: string;
  readonly position: string;
  /** The first day of work; undefined if it is not known. */
  readonly joinDate: CalendarDay | undefined;
  /** There may be no plan with this id, or none at all (null). Then there are no milestones. */
  readonly planId: string | null;
  readonly buddy?: Contact | undefined;
  readonly manager?: Contact | undefined;
}

export interface Picture extends MarkdownPicture {
  /** The hash of the file, `sha256-…`. */
  readonly integrity: string;
}

type FromText = 'id' | 'lang' | 'description' | 'preview' | 'pictures' | 'steps';
type FromEmployee = 'status' | 'due' | 'completedAt' | 'checkedSteps';

/** The fields of a mission that the screens render. Does not compile if a mission's file lacks one of them. */
type DrawnFields = Pick<MissionFields, Exclude<keyof MissionView, FromText | FromEmployee>>;

/** Independent of the employee. The fields are those of a mission's file (tools/content/compiler/fields.ts). */
export interface Mission extends MissionFields, DrawnFields, Pick<MissionView, FromText> {
  readonly pictures?: readonly Picture[] | undefined;
  /** Always false in a plan, because progress belongs to the employee (docs/specification.md, section 3). */
  readonly isCompleted: boolean;
}

export interface Milestone extends Pick<MilestoneView, 'id' | 'name' | 'lang'> {
  /** The day on which missions without a day of their own are due, counted in the same way. */
  readonly day?: number | undefined;
  readonly missions: readonly Mission[];
}

export interface Plan {
  readonly id: string;
  readonly milestones: readonly Milestone[];
}

interface InEachMission {
  readonly id: string;
  /**
   * How often each step was pressed, by its id. A step is checked after an odd number of presses. Includes steps that
   * are no longer in the plan.
   */
  readonly steps?: Readonly<Record<string, number>> | undefined;
}

export type MissionProgress = InEachMission &
  (
    | { readonly isCompleted: false; readonly completedAt: null }
    /** The time as `toISOString` writes it. */
    | { readonly isCompleted: true; readonly completedAt: string }
  );

interface MilestoneProgress {
  readonly milestoneId: string;
  readonly missions: readonly MissionProgress[];
}

export interface EmployeeProgress {
  readonly employeeId: string;
  readonly milestones: readonly MilestoneProgress[];
}

export const pressesOf = (mission: MissionProgress | undefined, step: string): number =>
  mission?.steps?.[step] ?? 0;

export const isChecked = (mission: MissionProgress | undefined, step: string): boolean =>
  pressesOf(mission, step) % 2 === 1;
