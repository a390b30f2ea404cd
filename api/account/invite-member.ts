import type { Seats } from '#domain/members.ts';
import type { Api } from '../clients.ts';
import { unwrap } from '../unwrap.ts';
import { toSeats } from './seats-wire.ts';

/**
 * Invites somebody to a seat; gives the seats with the invite.
 * @throws ApiError `own-invite`, `already-member`, `already-invited`, `no-seats`, `subscription-not-active`,
 * `field-not-valid`, `too-many-attempts`, `not-found`, `offline`. ACC-04
 */
export async function inviteMember(
  { account }: Api,
  id: number,
  { name, email }: { name: string; email: string },
): Promise<Seats> {
  const body = { nome: name, email };
  const reply = await unwrap(
    'inviteMember',
    account.POST('/api/user/subscriptions/{id}/members', { params: { path: { id } }, body }),
  );
  return toSeats(reply.data);
}
