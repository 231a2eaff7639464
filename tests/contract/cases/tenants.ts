import { refusal } from '../answers.ts';
import { ana, type CaseGroup, credentials } from '../contractCase.ts';
import type { Account } from '../target.ts';
import { edited } from '../tokens.ts';

const open = { project: 'active', passwordSignIn: 'on' } as const;
const tenants = { acme: open, other: open };

const eva: Account = {
  localId: 'eva',
  email: 'eva@contract.test',
  password: 'right-5',
  displayName: 'Eva Nováková',
  tenantId: 'acme',
};
/** The same e-mail as in the project. */
const tenantAna: Account = { ...ana, localId: 'tenant-ana', password: 'right-6', tenantId: 'acme' };

const given = { accounts: [ana, eva], tenants };
const fields = credentials(eva);

const neverWas = {
  reason: 'the emulator sets up every tenant that is asked for',
  documented: { 1: refusal('TENANT_NOT_FOUND') },
};

const grant = (refreshToken: string) => ({
  grant_type: 'refresh_token',
  refresh_token: refreshToken,
});

export const tenantSignIn: CaseGroup = {
  title: 'sign-in to a tenant',
  cases: [
    { name: 'the right password', given, run: (on) => on.signIn(fields) },
    {
      name: 'the tenant left out',
      given,
      run: (on) => on.signIn({ email: eva.email, password: eva.password }),
    },
    {
      name: 'an account of the project',
      given,
      run: (on) => on.signIn({ ...credentials(ana), tenantId: 'acme' }),
    },
    { name: 'another tenant', given, run: (on) => on.signIn({ ...fields, tenantId: 'other' }) },
    {
      name: 'the same e-mail in project and tenant',
      given: { accounts: [ana, tenantAna], tenants },
      run: async (on) => {
        await on.signIn(credentials(ana));
        await on.signIn(credentials(tenantAna));
        await on.signIn({ ...credentials(ana), password: tenantAna.password });
        await on.signIn({ ...credentials(tenantAna), password: ana.password });
      },
    },
    {
      name: 'tenant_id for tenantId',
      given,
      run: (on) => on.signIn({ email: eva.email, password: eva.password, tenant_id: 'acme' }),
    },
    { name: 'a wrong password', given, run: (on) => on.signIn({ ...fields, password: 'wrong' }) },
    {
      name: 'a wrong password with enumeration protection',
      given: { ...given, enumerationProtection: true },
      run: (on) => on.signIn({ ...fields, password: 'wrong' }),
    },
    {
      name: 'a disabled account',
      given: { accounts: [{ ...eva, disabled: true }], tenants },
      run: (on) => on.signIn(fields),
    },
    {
      name: 'password sign-in off',
      given: { ...given, tenants: { acme: { ...open, passwordSignIn: 'off' } } },
      run: async (on) => {
        await on.signIn(fields);
        await on.signIn({ tenantId: 'acme' });
      },
    },
    {
      name: 'a disabled tenant',
      given: { ...given, tenants: { acme: { ...open, project: 'disabled' } } },
      run: async (on) => {
        await on.signIn(fields);
        await on.signIn({ tenantId: 'acme' });
      },
    },
    {
      name: 'a disabled tenant with password sign-in off',
      given: { ...given, tenants: { acme: { project: 'disabled', passwordSignIn: 'off' } } },
      run: (on) => on.signIn(fields),
    },
    {
      name: 'another tenant is disabled',
      given: { ...given, tenants: { ...tenants, other: { ...open, project: 'disabled' } } },
      run: (on) => on.signIn(fields),
    },
    {
      name: 'what is malformed',
      given,
      run: async (on) => {
        await on.signIn({ tenantId: 'acme' });
        await on.signIn({ tenantId: 'acme', email: 'eva' });
        await on.signIn({ tenantId: 'acme', email: eva.email });
      },
    },
    {
      name: 'a tenant that never was',
      given,
      run: (on) => on.signIn({ ...fields, tenantId: 'nowhere' }),
      differs: neverWas,
    },
    {
      name: 'a tenant that never was and no e-mail',
      given,
      run: (on) => on.signIn({ tenantId: 'nowhere' }),
      differs: neverWas,
    },
    {
      name: 'a tenant named like a property that every object has',
      given,
      run: (on) => on.signIn({ ...fields, tenantId: 'constructor' }),
      differs: neverWas,
    },
  ],
};

export const tenantSessions: CaseGroup = {
  title: 'session in a tenant',
  cases: [
    {
      name: 'lookup finds the tenant in the token',
      given,
      run: async (on) => {
        const { idToken } = await on.session(fields);
        await on.lookUp({ idToken });
      },
    },
    {
      name: 'lookup that names the tenant',
      given,
      run: async (on) => {
        const { idToken } = await on.session(fields);
        await on.lookUp({ idToken, tenantId: 'acme' });
      },
    },
    {
      name: 'lookup that names another tenant',
      given,
      run: async (on) => {
        const { idToken } = await on.session(fields);
        await on.lookUp({ idToken, tenantId: 'other' });
      },
    },
    {
      name: 'lookup that names a tenant for an account of the project',
      given,
      run: async (on) => {
        const { idToken } = await on.session(credentials(ana));
        await on.lookUp({ idToken, tenantId: 'acme' });
      },
    },
    {
      name: 'lookup that names a tenant that never was',
      given,
      run: async (on) => {
        const { idToken } = await on.session(credentials(ana));
        await on.lookUp({ idToken, tenantId: 'nowhere' });
      },
      differs: neverWas,
    },
    {
      name: 'lookup in a tenant without a token',
      given,
      run: async (on) => {
        await on.lookUp({ tenantId: 'acme' });
        await on.lookUp({ tenantId: 'acme', idToken: 'opaque' });
      },
    },
    {
      name: 'lookup with the claim of another tenant',
      given,
      run: async (on) => {
        const { idToken } = await on.session(fields);
        const firebase = { identities: {}, sign_in_provider: 'password', tenant: 'other' };
        await on.lookUp({ idToken: edited(idToken, { firebase }) });
      },
    },
    {
      name: 'lookup without the claim of the tenant',
      given,
      run: async (on) => {
        const { idToken } = await on.session(fields);
        const firebase = { identities: {}, sign_in_provider: 'password' };
        await on.lookUp({ idToken: edited(idToken, { firebase }) });
      },
    },
    {
      name: 'refresh',
      given,
      run: async (on) => {
        const { refreshToken } = await on.session(fields);
        const { body } = await on.refresh(grant(refreshToken));
        await on.lookUp({ idToken: body['id_token'] });
      },
    },
    {
      name: 'deletion',
      given,
      run: async (on) => {
        const { idToken } = await on.session(fields);
        await on.delete({ idToken });
        await on.lookUp({ idToken });
        await on.signIn(fields);
      },
    },
    {
      name: 'deletion that names another tenant',
      given,
      run: async (on) => {
        const { idToken } = await on.session(fields);
        await on.delete({ idToken, tenantId: 'other' });
        await on.signIn(fields);
      },
    },
    {
      name: 'deletion leaves the same e-mail in the project alone',
      given: { accounts: [ana, tenantAna], tenants },
      run: async (on) => {
        const { idToken } = await on.session(credentials(tenantAna));
        await on.delete({ idToken });
        await on.signIn(credentials(ana));
      },
    },
    {
      name: 'disabled account',
      given,
      run: async (on) => {
        const { idToken, refreshToken } = await on.session(fields);
        await on.owner.disable(eva);
        await on.lookUp({ idToken });
        await on.refresh(grant(refreshToken));
      },
    },
    {
      name: 'revoked session',
      given,
      run: async (on) => {
        const { idToken } = await on.session(fields);
        await on.owner.revoke(eva);
        await on.lookUp({ idToken });
      },
    },
    {
      name: 'the tenant is disabled meanwhile',
      given,
      run: async (on) => {
        const { idToken, refreshToken } = await on.session(fields);
        await on.owner.setTenant('acme', { ...open, project: 'disabled' });
        await on.lookUp({ idToken });
        await on.delete({ idToken });
        await on.refresh(grant(refreshToken));
      },
    },
    {
      name: 'password sign-in is switched off meanwhile',
      given,
      run: async (on) => {
        const { idToken, refreshToken } = await on.session(fields);
        await on.owner.setTenant('acme', { ...open, passwordSignIn: 'off' });
        await on.lookUp({ idToken });
        await on.refresh(grant(refreshToken));
      },
    },
  ],
};
