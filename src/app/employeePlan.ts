import type { Employee, EmployeeProgress, Plan } from '#features/onboarding/model.ts';
import { sampleEmployees, sampleProgress } from '#features/onboarding/sampleData.ts';
import type { SessionUser } from '#features/session/authClient.ts';
import { type EmployeeSetting, planIdOf } from './portalChunk.ts';

/** docs/specification.md, section 9. */
const sampleEmployeeId = 'e1';

/**
 * The employee, the milestones of their plan, and what their progress begins with.
 * @param plan the one that was fetched for them, undefined when there is no such plan
 */
export function loadEmployeePlan(
  setting: EmployeeSetting,
  user: SessionUser,
  plan: Plan | undefined,
) {
  const employee =
    setting === 'account'
      ? employeeOf(user)
      : sampleEmployees.find(({ id }) => id === sampleEmployeeId);
  const employeeId = employee?.id ?? sampleEmployeeId;
  const nothing: EmployeeProgress = { employeeId, milestones: [] };
  const known = setting === 'account' ? [] : sampleProgress;
  return {
    employee,
    milestones: plan?.id === employee?.planId ? (plan?.milestones ?? []) : [],
    progress: known.find((progress) => progress.employeeId === employeeId) ?? nothing,
  };
}

/** What the account says of the employee; nothing more is asked for. */
export function employeeOf(user: SessionUser): Employee {
  const joinDate = new Date(user.metadata.creationTime ?? '');
  return {
    id: user.uid,
    fullName: user.displayName?.trim() ?? '',
    imageUrl: user.photoURL ?? '',
    position: '',
    joinDate: Number.isNaN(joinDate.getTime()) ? undefined : joinDate,
    planId: planIdOf('account', user),
  };
}
