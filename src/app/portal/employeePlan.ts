import type { Language } from '#components/words/languages.ts';
import { readDay } from '#features/onboarding/plan/days.ts';
import type {
  Employee,
  EmployeeProgress,
  Milestone,
  Plan,
} from '#features/onboarding/plan/model.ts';
import { readPerson } from '#features/onboarding/plan/readPerson.ts';
import {
  createProgressStore,
  type ProgressStore,
} from '#features/onboarding/progress/progressStore.ts';
import { sampleEmployee, sampleProgress } from '#features/onboarding/sampleEmployee.ts';
import type { SessionUser } from '#features/session/authClient.ts';
import { storageKey } from '#features/session/storage.ts';
import { keepForOffline } from '../offline/keepForOffline.ts';
import { moveToServedRelease } from '../offline/release.ts';
import type { AccountProgress } from './accountProgress.ts';
import { type EmployeeSetting, planIdOf } from './plans.ts';

export interface EmployeePlan {
  readonly uid: string;
  readonly employee: Employee;
  readonly milestones: readonly Milestone[];
  readonly store: ProgressStore;
}

export interface PortalSettings {
  /** The mode's API key: what is kept on the device is named after it. */
  storageNamespace: string;
  employee?: EmployeeSetting;
  /** Whether the build has a service worker, which holds the portal for a start without a network. */
  keepsOffline?: boolean;
}

interface OpenOptions extends PortalSettings {
  user: SessionUser;
  /** The user's plan; undefined when there is no such plan. */
  plan: Plan | undefined;
  /** Of the plan. */
  language: Language;
  accountProgress: AccountProgress;
}

/** Opens what the account has completed, and keeps its plan for a start without a network. */
export function openEmployeePlan(options: OpenOptions): EmployeePlan {
  const { plan, language, user, accountProgress, storageNamespace, keepsOffline } = options;
  // A plan is missing, too, where this page is of an old release, and the server has a new one.
  if (!plan) void moveToServedRelease();
  else if (keepsOffline) void keepForOffline(plan, language);
  const { employee, milestones, progress, keeping } = resolveEmployee(options);
  const { uid } = user;
  const key = storageKey(storageNamespace, 'progress', uid, progress.employeeId);
  const store =
    accountProgress.get(uid) ??
    createProgressStore({ device: window, key, initial: progress, keeping });
  accountProgress.set(uid, store);
  return { uid, employee, milestones, store };
}

/** The employee, the milestones of their plan, what their progress begins with, and how it is kept. */
export function resolveEmployee(options: Pick<OpenOptions, 'employee' | 'user' | 'plan'>) {
  const { user, plan } = options;
  const isAccount = options.employee === 'account';
  const employee = isAccount ? employeeOf(user) : sampleEmployee;
  const nothing: EmployeeProgress = { employeeId: employee.id, milestones: [] };
  return {
    employee,
    milestones: plan?.id === employee.planId ? plan.milestones : [],
    progress: isAccount ? nothing : sampleProgress,
    keeping: isAccount ? ('fromFirstCompletion' as const) : ('onRequest' as const),
  };
}

/** What the account says of the employee; its custom claims say the first day of work, the buddy and the manager. */
export function employeeOf(user: SessionUser): Employee {
  return {
    id: user.uid,
    fullName: user.displayName?.trim() ?? '',
    imageUrl: user.photoURL ?? '',
    position: '',
    joinDate: readDay(user.claims['joinDate']),
    planId: planIdOf('account', user),
    buddy: readPerson(user.claims['buddy']),
    manager: readPerson(user.claims['manager']),
  };
}
