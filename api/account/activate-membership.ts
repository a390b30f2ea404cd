import type { TakenSeat } from '#domain/members.ts';
import type { Api } from '../clients.ts';
import { unwrap } from '../unwrap.ts';
import { toTakenSeat } from './seats-wire.ts';

/**
 * Takes the seat to which the reader was invited.
 * @throws ApiError `code-not-valid`, `other-invite` when it was sent to another e-mail, `already-member`, `no-seats`,
 * `subscription-not-active`, `too-many-attempts`, `offline`. ACC-04
 */
export async function activateMembership({ account }: Api, code: string): Promise<TakenSeat> {
  const body = { codice: code };
  const reply = await unwrap('activateMembership', account.POST('/api/user/membership/activate', { body }));
  return toTakenSeat(reply.data);
}
