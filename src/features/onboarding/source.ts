import type { Employee, EmployeeProgress, FetchedPlan } from './model.ts';

/** Where milestones and missions come from, by employee id. */
export interface OnboardingSource {
  employee(employeeId: string): Employee | undefined;
  /** Without milestones for an unknown employee and for one without a plan. */
  plan(employeeId: string): FetchedPlan;
  progress(employeeId: string): EmployeeProgress;
}

export interface LocalData {
  readonly employees: readonly Employee[];
  readonly plans: readonly FetchedPlan[];
  readonly progress: readonly EmployeeProgress[];
}

const noPlan: FetchedPlan = { id: '', milestones: [], fetchMissions: new Map() };

export function createLocalSource({ employees, plans, progress }: LocalData): OnboardingSource {
  const employee = (employeeId: string) => employees.find(({ id }) => id === employeeId);
  return {
    employee,
    plan: (employeeId) => {
      const planId = employee(employeeId)?.planId;
      return plans.find(({ id }) => id === planId) ?? noPlan;
    },
    progress: (employeeId) =>
      progress.find((record) => record.employeeId === employeeId) ?? { employeeId, milestones: [] },
  };
}
