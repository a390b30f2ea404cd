import type { Seats } from '#domain/members.ts';
import type { Api } from '../clients.ts';
import { unwrap } from '../unwrap.ts';
import { toSeats } from './seats-wire.ts';

/** Who reads on a subscription that the reader holds. @throws ApiError `not-found`, `offline`. ACC-04 */
export async function listMembers({ account }: Api, id: number): Promise<Seats> {
  const reply = await unwrap(
    'listMembers',
    account.GET('/api/user/subscriptions/{id}/members', { params: { path: { id } } }),
  );
  return toSeats(reply.data);
}
