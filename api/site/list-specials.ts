import type { SpecialDigest } from '#domain/newsstand.ts';
import type { Api } from '../clients.ts';
import { unwrap } from '../unwrap.ts';
import { toSpecialDigest } from './wire.ts';

/** The specials of the paper, the newest first. @throws ApiError. NWS-03 */
export async function listSpecials({ site }: Api): Promise<SpecialDigest[]> {
  const reply = await unwrap('listSpecials', site.GET('/api/edicola/speciali'));
  return reply.data.speciali.map(toSpecialDigest);
}
