import type { Profile } from '#domain/profile.ts';
import type { Incoherence } from '#domain/validation/fiscal-coherence.ts';
import type { Api } from '../clients.ts';
import { unwrap } from '../unwrap.ts';
import { toIncoherences, toProfile } from './profile-wire.ts';

export type SavedProfile = { profile: Profile; incoherences: Incoherence[] };

/**
 * Saves a person's or a company's fields. What the fiscal code says otherwise is told, no more.
 * @throws ApiError `field-not-valid`, `login-required`, `offline`. ACC-01
 */
export async function saveProfile({ account }: Api, fields: Profile['fields']): Promise<SavedProfile> {
  const reply = await unwrap('saveProfile', account.POST('/api/user/profile', { body: fields }));
  return { profile: toProfile(reply.data.profilo), incoherences: toIncoherences(reply.data.incoerenze) };
}
