import type { Profile } from '#domain/profile.ts';
import { type Incoherence, incoherencesOf } from '#domain/validation/fiscal-coherence.ts';
import type { CompanyProfileFields, PersonProfileFields } from '#domain/validation/profile-forms.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { profileOf, writeProfile } from '../db/reader-profiles.ts';
import { findReader } from '../db/readers.ts';
import { contradictsBirthPlace } from './birth-place.ts';
import { birthColumns, companyFields, contactColumns, genderOf, personFields } from './profile-columns.ts';

/** The profile that a reader filled in; null if the account no longer exists. ACC-01 */
export async function readProfile(orm: Orm, readerId: string): Promise<Profile | null> {
  const reader = await findReader(orm, readerId);
  if (!reader) return null;
  const row = await profileOf(orm, readerId);
  const { email, username, avatar } = reader;
  const account = { email, username: username ?? email, avatar };
  return reader.kind === 'company'
    ? { ...account, kind: 'company', fields: companyFields(reader, row) }
    : { ...account, kind: 'person', fields: personFields(reader, row) };
}

/** The phone numbers stored in a profile; rules introduced later may not accept them. */
export async function storedPhones(
  orm: Orm,
  readerId: string,
): Promise<{ telefono: string; telefono2: string }> {
  const row = await profileOf(orm, readerId);
  return { telefono: row?.phone ?? '', telefono2: row?.secondPhone ?? '' };
}

type SaveContext = { readerId: string; now: Date };

/** Stores a person's profile. @returns where the fiscal code disagrees with it, as a warning only. ACC-01 */
export async function savePerson(
  orm: Orm,
  { readerId, now }: SaveContext,
  fields: PersonProfileFields,
): Promise<Incoherence[]> {
  const names = { name: fields.nome, surname: fields.cognome };
  const columns = { ...contactColumns(fields), ...birthColumns(fields) };
  await writeProfile(orm, readerId, { names, columns }, now);
  return await findIncoherences(fields);
}

export async function saveCompany(
  orm: Orm,
  { readerId, now }: SaveContext,
  fields: CompanyProfileFields,
): Promise<void> {
  const names = { name: fields.nome, surname: fields.cognome, companyName: fields.azienda };
  await writeProfile(orm, readerId, { names, columns: contactColumns(fields) }, now);
}

async function findIncoherences(fields: PersonProfileFields): Promise<Incoherence[]> {
  const { codice_fiscale: code, nome: name, cognome: surname, nascita, genere, luogo_nascita } = fields;
  if (code === '') return [];
  const person = { name, surname, birthday: nascita === '' ? null : nascita, gender: genderOf(genere) };
  const isOtherBirthPlace = await contradictsBirthPlace(code, luogo_nascita);
  return [...incoherencesOf(code, person), ...(isOtherBirthPlace ? ['birthPlace' as const] : [])];
}
