import { faults } from '#mocks/identity-toolkit/faults.ts';
import { expectSame } from './expectSame.ts';
import { accountOf, addAccount, endSessions, type ModelAccount, removeAccount } from './model.ts';
import { passwordAt, personAt } from './people.ts';
import { startingPolicy } from './policyModel.ts';
import { identityCalls } from './requests.ts';
import { restoreStrange, seen, spoilt } from './restore.ts';
import type { Drive } from './steps.ts';
import { phoneNumber, serviceOptions, startingModel, type Trial } from './trial.ts';

/** Changes the service and the model alike. */
export function drive(trial: Trial, step: Drive): void | Promise<void> {
  const { service, model } = trial;
  switch (step.do) {
    case 'add': {
      const person = personAt(step.who);
      const { disabled, secondFactor: hasSecondFactor } = step;
      const password = passwordAt(step.password);
      service.add({
        ...person,
        password,
        disabled,
        createdAt: service.now() - step.age * 1000,
        ...(hasSecondFactor && { secondFactor: { phoneNumber } }),
      });
      const email = person.email.toLowerCase();
      const account = { localId: person.localId, email, tenantId: person.tenantId };
      addAccount(model, { ...account, password, disabled, hasSecondFactor });
      return undefined;
    }
    case 'remove':
      return onAccount(
        trial,
        step.who,
        (name) => service.remove(name),
        ({ localId }) => removeAccount(model, localId),
      );
    case 'disable':
    case 'enable':
      return onAccount(
        trial,
        step.who,
        (name) => service[step.do](name),
        (account) => {
          account.disabled = step.do === 'disable';
        },
      );
    case 'revoke':
      return onAccount(
        trial,
        step.who,
        (name) => service.revoke(name),
        (account) => endSessions(model, account),
      );
    case 'setPassword': {
      const password = passwordAt(step.password);
      const set = (name: string) => service.setPassword(name, password);
      return onAccount(trial, step.who, set, (account) => {
        account.password = password;
        endSessions(model, account);
      });
    }
    case 'configure':
      service.configure(step.settings);
      model.settings = { ...model.settings, ...step.settings };
      return undefined;
    case 'setPolicy':
      service.setPolicy(step.policy);
      model.policy = { ...startingPolicy, ...step.policy };
      return undefined;
    case 'advance':
      service.advance(step.milliseconds);
      model.now += step.milliseconds;
      return undefined;
    case 'setOffline':
      service.setOffline(step.offline);
      trial.offline = step.offline;
      return undefined;
    case 'setDelay':
      service.setDelay(step.delay);
      trial.delay = step.delay;
      return undefined;
    case 'answerNext': {
      const fault = faults[step.fault % (faults.length + 1)];
      const call = step.call === undefined ? undefined : identityCalls[step.call];
      service.answerNext(fault, call);
      trial.armed = fault && { fault, call };
      return undefined;
    }
    case 'clearCalls':
      service.clearCalls();
      return expectSame(service.calls.length, 0, 'calls after they were cleared');
    case 'reset':
      service.reset();
      trial.model = startingModel(model.endings);
      Object.assign(trial, { delay: 0, offline: false, armed: undefined });
      return expectSame(service.calls.length, 0, 'calls after a reset');
    case 'reload':
      return reload(trial);
    case 'remember':
      trial.remembered = {
        snapshot: JSON.stringify(service.snapshot()),
        model: structuredClone(model),
        delay: trial.delay,
        offline: trial.offline,
      };
      return undefined;
    case 'return':
      return goBack(trial);
    case 'restoreJunk':
      return restoreStrange(trial, step.junk);
    case 'restoreSpoilt':
      return restoreStrange(trial, spoilt(service.snapshot(), step.at, step.junk));
  }
}

function onAccount(
  { model }: Trial,
  who: number,
  change: (name: string) => void,
  changeModel: (account: ModelAccount) => void,
): void {
  const { localId, email } = personAt(who);
  const account = accountOf(model, localId);
  // Ana has two accounts of one e-mail.
  const name = who % 2 === 1 ? email : localId;
  if (account !== undefined) {
    change(name);
    changeModel(account);
    return;
  }
  let thrown: unknown;
  try {
    change(name);
  } catch (error) {
    thrown = error;
  }
  expectSame(thrown instanceof Error, true, 'whether it throws for an account that there is not');
}

/** Restores what the service is, in itself and in a new one, which takes its place. */
function reload(trial: Trial): void {
  const { service, model } = trial;
  const before = [seen(service), JSON.stringify([service.calls, service.network])];
  const snapshot: unknown = JSON.parse(JSON.stringify(service.snapshot()));
  expectSame(service.restore(snapshot), true, 'whether its own snapshot is restored');
  const after = [seen(service), JSON.stringify([service.calls, service.network])];
  expectSame(JSON.stringify(after), JSON.stringify(before), 'the service with its own snapshot');
  const successor = trial.create(serviceOptions());
  successor.remove('ben');
  successor.setOffline(true);
  successor.configure({ apiKey: 'refused', tenants: {} });
  expectSame(successor.restore(snapshot), true, 'whether a new service restores it');
  expectSame(seen(successor), before[0], 'the new service');
  trial.service = successor;
  trial.armed = undefined;
  for (const email of Object.keys(model.failures)) delete model.failures[email];
}

function goBack(trial: Trial): void {
  const { remembered, service, model } = trial;
  if (remembered === undefined) return;
  const snapshot: unknown = JSON.parse(remembered.snapshot);
  expectSame(service.restore(snapshot), true, 'whether an earlier snapshot is restored');
  // What was issued since was never issued; what was counted since stays counted.
  const { endings, failures } = model;
  trial.model = { ...structuredClone(remembered.model), endings, failures };
  trial.delay = remembered.delay;
  trial.offline = remembered.offline;
}
