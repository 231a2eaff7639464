import type { Fault } from '#mocks/identity-toolkit/fault.ts';
import type { IdentityToolkit, IdentityToolkitOptions } from '#mocks/identity-toolkit/service.ts';
import type { IdentityCall } from '#mocks/identity-toolkit/wire.ts';
import { addAccount, createModel, type Model, startingSettings } from './model.ts';
import { passwordAt, people, personAt, seededPeople } from './people.ts';
import { type Message, plainWire, requestOf } from './requests.ts';
import type { TokenPair } from './tokens.ts';

export type CreateService = (options: IdentityToolkitOptions) => IdentityToolkit;

const startedAt = Date.UTC(2026, 5, 1, 9) + 250;
export const projectId = 'property';
export const phoneNumber = '+46 70 123 45 67';

const openTenants = { north: { passwordSignIn: 'on', project: 'active' } } as const;

interface Remembered {
  readonly snapshot: string;
  readonly model: Model;
  readonly delay: number | 'infinite';
  readonly offline: boolean;
}

/** A service and what is expected of it. */
export interface Trial {
  readonly create: CreateService;
  readonly foreign: TokenPair;
  service: IdentityToolkit;
  model: Model;
  delay: number | 'infinite';
  offline: boolean;
  armed: { readonly fault: Fault; readonly call: IdentityCall | undefined } | undefined;
  remembered: Remembered | undefined;
}

export function serviceOptions(project = projectId): IdentityToolkitOptions {
  const accounts = people.slice(0, seededPeople).map((person, index) => ({
    ...person,
    password: passwordAt(index),
    ...(index === 3 && { secondFactor: { phoneNumber } }),
  }));
  return { accounts, projectId: project, settings: { tenants: openTenants }, now: () => startedAt };
}

export function startingModel(endings = 0): Model {
  const model = createModel(startedAt);
  model.endings = endings;
  model.settings = { ...startingSettings, tenants: openTenants };
  for (const [index, person] of people.slice(0, seededPeople).entries()) {
    addAccount(model, {
      localId: person.localId,
      email: person.email.toLowerCase(),
      tenantId: personAt(index).tenantId,
      password: passwordAt(index),
      disabled: false,
      hasSecondFactor: index === 3,
    });
  }
  return model;
}

export function createTrial(create: CreateService, foreign: TokenPair): Trial {
  return {
    create,
    foreign,
    service: create(serviceOptions()),
    model: startingModel(),
    delay: 0,
    offline: false,
    armed: undefined,
    remembered: undefined,
  };
}

/** What another project's service issued for the same account; it has not expired. */
export async function foreignTokens(create: CreateService): Promise<TokenPair> {
  const { accounts, ...others } = serviceOptions('other');
  const settings = { ...others.settings, tokenLifetimeSeconds: 1e9 };
  const service = create({ ...others, accounts, settings });
  const [ana] = accounts;
  const fields = { email: ana?.email, password: ana?.password };
  const message: Message = { call: 'signInWithPassword', method: 'POST', fields };
  const response = await service.respond(requestOf(message, plainWire));
  return (await response.json()) as TokenPair;
}
