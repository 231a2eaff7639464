import type { Employee, FetchedPlan } from '#features/onboarding/model.ts';
import { sampleEmployees, sampleProgress } from '#features/onboarding/sampleData.ts';
import { createLocalSource } from '#features/onboarding/source.ts';
import type { SessionUser } from '#features/session/authClient.ts';
import { type EmployeeSetting, planIdOf } from './portalChunk.ts';

/**
 * The employee, their plan, and what their progress begins with.
 * @param plan the one that the employee has, undefined when there is no such plan
 */
export function loadEmployeePlan(
  setting: EmployeeSetting,
  user: SessionUser,
  plan: FetchedPlan | undefined,
) {
  const plans = plan ? [plan] : [];
  const [data, id] =
    setting === 'account'
      ? [{ employees: [employeeOf(user)], progress: [] }, user.uid]
      : [{ employees: sampleEmployees, progress: sampleProgress }, 'e1'];
  const source = createLocalSource({ ...data, plans });
  return {
    employee: source.employee(id),
    plan: source.plan(id),
    progress: source.progress(id),
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
