import type { Seats } from '#domain/members.ts';
import type { Api } from '../clients.ts';
import { unwrap } from '../unwrap.ts';
import { toSeats } from './seats-wire.ts';

/** Mails an invite again. @throws ApiError `not-found`, `subscription-not-active`, `too-many-attempts`, `offline`. ACC-04 */
export async function resendInvite({ account }: Api, id: number, seat: string): Promise<Seats> {
  const params = { path: { id, seat } };
  const reply = await unwrap(
    'resendInvite',
    account.POST('/api/user/subscriptions/{id}/members/{seat}/resend', { params, body: {} }),
  );
  return toSeats(reply.data);
}
