import type { Seats } from '#domain/members.ts';
import type { Api } from '../clients.ts';
import { unwrap } from '../unwrap.ts';
import { toSeats } from './seats-wire.ts';

/** Takes a member's or an invite's seat away. @throws ApiError `not-found`, `offline`. ACC-04 */
export async function removeMember({ account }: Api, id: number, seat: string): Promise<Seats> {
  const params = { path: { id, seat } };
  const reply = await unwrap(
    'removeMember',
    account.POST('/api/user/subscriptions/{id}/members/{seat}/remove', { params, body: {} }),
  );
  return toSeats(reply.data);
}
