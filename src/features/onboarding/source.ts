import type { Employee, EmployeeProgress, Milestone, Plan } from './model.ts';

/** Where milestones and missions come from, by employee id. */
export interface OnboardingSource {
  employee(employeeId: string): Employee | undefined;
  /** Empty for an unknown employee and for one without a plan. */
  milestones(employeeId: string): readonly Milestone[];
  progress(employeeId: string): EmployeeProgress;
}

export interface LocalData {
  readonly employees: readonly Employee[];
  readonly plans: readonly Plan[];
  readonly progress: readonly EmployeeProgress[];
}

export function createLocalSource({ employees, plans, progress }: LocalData): OnboardingSource {
  const employee = (employeeId: string) => employees.find(({ id }) => id === employeeId);
  return {
    employee,
    milestones: (employeeId) => {
      const planId = employee(employeeId)?.planId;
      return plans.find(({ id }) => id === planId)?.milestones ?? [];
    },
    progress: (employeeId) =>
      progress.find((record) => record.employeeId === employeeId) ?? { employeeId, milestones: [] },
  };
}
