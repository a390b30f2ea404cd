import type { SpecialOverview } from '#domain/newsstand.ts';
import type { Api } from '../clients.ts';
import { unwrap } from '../unwrap.ts';
import { toSpecialOverview } from './wire.ts';

/** The specials of the paper, the newest first. @throws ApiError. NWS-03 */
export async function listSpecials({ site }: Api): Promise<SpecialOverview[]> {
  const reply = await unwrap('listSpecials', site.GET('/api/edicola/speciali'));
  return reply.data.speciali.map(toSpecialOverview);
}
