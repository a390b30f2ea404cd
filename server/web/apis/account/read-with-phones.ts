import type * as v from 'valibot';
import { PROFILE_MESSAGES } from '#domain/validation/profile-messages.ts';
import { normalPhone } from '#server/accounts/profile/phone.ts';
import { fieldNotValid, readFields } from './answers.ts';

const PHONES = ['telefono', 'telefono2'] as const;
export type Phones = Partial<Record<(typeof PHONES)[number], string>>;

/**
 * A body by the form's own rules, its phone numbers by what the countries number: of that a page knows nothing. They come
 * as they are kept, and one that is kept already is not asked for again. VAL-02, VAL-03
 */
export function readWithPhones<S extends v.GenericSchema<unknown, Phones>>(
  schema: S,
  body: unknown,
  before: Phones = {},
) {
  const read = readFields(schema, body);
  if (!read.ok) return read;
  const fields = { ...read.fields };
  for (const field of PHONES) {
    const typed = fields[field];
    if (!typed || typed === before[field]) continue;
    const kept = normalPhone(typed);
    if (kept === null) return { ok: false as const, refused: fieldNotValid(field, PROFILE_MESSAGES.phone) };
    fields[field] = kept;
  }
  return { ok: true as const, fields };
}
