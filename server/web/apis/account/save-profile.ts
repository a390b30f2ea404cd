import { dayAt } from '#domain/dates.ts';
import { CompanyProfile, PersonProfile } from '#domain/validation/profile-forms.ts';
import type { operations } from '#openapi/generated/account.ts';
import { keptPhones, readProfile, saveCompany, savePerson } from '#server/accounts/profile/profile.ts';
import type { Call, Handler } from '../../http/handler.ts';
import { LOGIN_REQUIRED } from '../login-required.ts';
import { ok } from '../replies.ts';
import { toIncoerenze, toProfilo } from './profile-wire.ts';
import { readWithPhones } from './read-with-phones.ts';

type Operation = operations['saveProfile'];

export const saveProfile: Handler<Operation> = async (call) => {
  const { session, orm } = call;
  if (!session) return LOGIN_REQUIRED;
  const { kind, readerId } = session;
  const saved = await (kind === 'company' ? saveAsCompany : saveAsPerson)(call, readerId);
  if ('refused' in saved) return saved.refused;
  const profile = await readProfile(orm, readerId);
  return profile
    ? ok({ profilo: toProfilo(profile), incoerenze: toIncoerenze(saved.incoherences) })
    : LOGIN_REQUIRED;
};

async function saveAsPerson({ orm, now, body }: Call<Operation>, readerId: string) {
  const read = readWithPhones(PersonProfile(dayAt(now)), body, await keptPhones(orm, readerId));
  if (!read.ok) return { refused: read.refused };
  return { incoherences: await savePerson(orm, { readerId, now }, read.fields) };
}

async function saveAsCompany({ orm, now, body }: Call<Operation>, readerId: string) {
  const read = readWithPhones(CompanyProfile, body, await keptPhones(orm, readerId));
  if (!read.ok) return { refused: read.refused };
  await saveCompany(orm, { readerId, now }, read.fields);
  return { incoherences: [] };
}
