import { answerOf } from './faults.ts';
import type { Answer } from './wire.ts';
import type { World } from './world.ts';

/** Undefined where the project, or its tenant if one is named, takes the call. */
export function projectFault(
  { settings }: World,
  tenantId: string | undefined,
  needs?: 'passwordSignIn',
): Answer | undefined {
  const isTenant = tenantId !== undefined;
  if (isTenant && !Object.hasOwn(settings.tenants, tenantId)) return answerOf('TENANT_NOT_FOUND');
  const owner = isTenant ? settings.tenants[tenantId] : settings;
  if (settings.project === 'disabled' || owner?.project === 'disabled') {
    return answerOf('PROJECT_DISABLED');
  }
  const isOff = needs === 'passwordSignIn' && owner?.passwordSignIn === 'off';
  return isOff ? answerOf('PASSWORD_LOGIN_DISABLED') : undefined;
}
