import type { Declaration } from '#domain/consents.ts';
import { dayAt } from '#domain/dates.ts';
import type { Consents, InvoicingData, Profile } from '#domain/profile.ts';
import type { Incoherence } from '#domain/validation/fiscal-coherence.ts';
import { Invoicing } from '#domain/validation/invoicing-form.ts';
import { CompanyProfile, PersonProfile } from '#domain/validation/profile-forms.ts';
import type { components, operations } from '#openapi/generated/account.ts';
import { saveInvoicing as keep, readInvoicing } from '#server/accounts/profile/invoicing.ts';
import { readProfile, saveCompany, savePerson, storedPhones } from '#server/accounts/profile/profile.ts';
import { success } from '#server/base/result.ts';
import type { Call, Handler } from '../../http/handler.ts';
import { refuse } from '../refusals.ts';
import { LOGIN_REQUIRED, ok } from '../replies.ts';
import { readFields } from './answers.ts';
import { readWithPhones } from './reader.ts';

type Wire = components['schemas'];

function toProfilo({ email, username, avatar, ...profile }: Profile): Wire['Profilo'] {
  const account = { email, username, avatar };
  return profile.kind === 'person'
    ? { ...account, tipo: 'persona', campi: profile.fields }
    : { ...account, tipo: 'azienda', campi: profile.fields };
}

const INCOHERENCES_TO_WIRE: Record<Incoherence, Wire['Incoerenza']> = {
  surname: 'cognome',
  name: 'nome',
  birthday: 'nascita',
  gender: 'genere',
  birthPlace: 'luogo_nascita',
};

const toIncoerenze = (found: readonly Incoherence[]): Wire['Incoerenza'][] =>
  found.map((incoherence) => INCOHERENCES_TO_WIRE[incoherence]);

const toFatturazione = ({ kind, fields }: InvoicingData): Wire['Fatturazione'] => ({
  tipo: kind === 'company' ? 'azienda' : 'persona',
  campi: fields,
});

type Voce = Wire['Consensi']['storia'][number]['voce'];

const DECLARATIONS_TO_WIRE: Record<Declaration, Voce> = {
  marketing: 'marketing',
  profiling: 'profilazione',
  thirdParties: 'terzi',
  ofAge: 'maggiorenne',
  privacyNotice: 'informativa',
  'clause-3.6': 'clausola_3.6',
  'clause-6': 'clausola_6',
  'clause-7.5': 'clausola_7.5',
  'clause-8': 'clausola_8',
  'clause-9': 'clausola_9',
  'clause-12': 'clausola_12',
};

const SOURCES_TO_WIRE = {
  registration: 'registrazione',
  account: 'account',
  onboarding: 'benvenuto',
  mail: 'email',
} as const;

export const toConsensi = ({ granted, history }: Consents): Wire['Consensi'] => ({
  marketing: granted.marketing,
  profilazione: granted.profiling,
  terzi: granted.thirdParties,
  storia: history.map(({ declaration, granted, at, source }) => ({
    voce: DECLARATIONS_TO_WIRE[declaration],
    concesso: granted,
    quando: at,
    dove: SOURCES_TO_WIRE[source],
  })),
});

export const CONSENTS_OF = {
  marketing: 'marketing',
  profilazione: 'profiling',
  terzi: 'thirdParties',
} as const;

export const getProfile: Handler<operations['getProfile']> = async ({ session, orm }) => {
  const profile = session && (await readProfile(orm, session.readerId));
  return profile ? ok(toProfilo(profile)) : LOGIN_REQUIRED;
};

type Operation = operations['saveProfile'];

export const saveProfile: Handler<Operation> = async (call) => {
  const { session, orm } = call;
  if (!session) return LOGIN_REQUIRED;
  const { kind, readerId } = session;
  const saved = await (kind === 'company' ? saveAsCompany : saveAsPerson)(call, readerId);
  if (!saved.ok) return refuse(saved.error);
  const profile = await readProfile(orm, readerId);
  return profile
    ? ok({ profilo: toProfilo(profile), incoerenze: toIncoerenze(saved.value) })
    : LOGIN_REQUIRED;
};

async function saveAsPerson({ orm, now, body }: Call<Operation>, readerId: string) {
  const read = await readWithPhones(PersonProfile(dayAt(now)), body, await storedPhones(orm, readerId));
  if (!read.ok) return read;
  return success(await savePerson(orm, { readerId, now }, read.value));
}

async function saveAsCompany({ orm, now, body }: Call<Operation>, readerId: string) {
  const read = await readWithPhones(CompanyProfile, body, await storedPhones(orm, readerId));
  if (!read.ok) return read;
  await saveCompany(orm, { readerId, now }, read.value);
  return success([]);
}

export const getInvoicing: Handler<operations['getInvoicing']> = async ({ session, orm }) => {
  const invoicing = session && (await readInvoicing(orm, session.readerId));
  return invoicing ? ok(toFatturazione(invoicing)) : LOGIN_REQUIRED;
};

export const saveInvoicing: Handler<operations['saveInvoicing']> = async (call) => {
  const { session, orm, now, body } = call;
  if (!session) return LOGIN_REQUIRED;
  const { readerId, kind } = session;
  const read = readFields(Invoicing(kind), body);
  if (!read.ok) return refuse(read.error);
  await keep(orm, { readerId, now }, read.value);
  const invoicing = await readInvoicing(orm, readerId);
  return invoicing ? ok(toFatturazione(invoicing)) : LOGIN_REQUIRED;
};
