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
import { replacePage } from '#features/recovery.ts';
import type { SessionUser } from '#features/session/authClient.ts';
import { storageKey } from '#features/session/storage.ts';
import { saveForOffline } from '../offline/saveForOffline.ts';
import type { Account } from './accountMemory.ts';
import { type EmployeeSetting, planIdOf } from './plans.ts';

export interface EmployeePlan {
  readonly uid: string;
  readonly employee: Employee;
  readonly milestones: readonly Milestone[];
  readonly store: ProgressStore;
}

export interface PortalSettings {
  /** The API key of the mode, which names everything stored on the device. */
  storageNamespace: string;
  employee?: EmployeeSetting;
  /** Whether the build has a service worker, for offline starts. */
  keepsOffline?: boolean;
}

interface OpenOptions extends PortalSettings {
  user: SessionUser;
  /** The user's plan; undefined if it does not exist. */
  plan: Plan | undefined;
  /** The language of the plan. */
  language: Language;
  account: Account;
}

/** Opens the account's progress, and stores its plan for offline starts. */
export function openEmployeePlan(options: OpenOptions): EmployeePlan {
  const { plan, language, user, account, storageNamespace, keepsOffline } = options;
  // A plan may be missing because this page is from an old release and the server has a new one.
  if (!plan) void replacePage('noPlan');
  else if (keepsOffline) void saveForOffline(plan, language);
  const { employee, milestones, progress, isSaved } = resolveEmployee(options);
  const { uid } = user;
  const key = storageKey(storageNamespace, 'progress', uid, progress.employeeId);
  account.progress ??= createProgressStore({
    initial: progress,
    savedIn: isSaved ? { device: window, key } : undefined,
  });
  return { uid, employee, milestones, store: account.progress };
}

/** The employee, the plan's milestones, the initial progress, and whether progress is saved. */
export function resolveEmployee(options: Pick<OpenOptions, 'employee' | 'user' | 'plan'>) {
  const { user, plan } = options;
  const isAccount = options.employee === 'account';
  const employee = isAccount ? employeeOf(user) : sampleEmployee;
  const nothing: EmployeeProgress = { employeeId: employee.id, milestones: [] };
  return {
    employee,
    milestones: plan?.id === employee.planId ? plan.milestones : [],
    progress: isAccount ? nothing : sampleProgress,
    isSaved: isAccount,
  };
}

/**
 * The employee as the account describes them. Custom claims give the first day of work, the buddy, and the manager.
 */
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
