import type { SignatureOverview } from '#domain/newsstand.ts';
import type { Api } from '../clients.ts';
import { unwrap } from '../unwrap.ts';
import { toSignature } from './wire.ts';

/** The authors of the paper by surname. @throws ApiError. NWS-03 */
export async function listSignatures({ site }: Api): Promise<SignatureOverview[]> {
  const reply = await unwrap('listSignatures', site.GET('/api/edicola/firme'));
  return reply.data.firme.map(({ firma, articoli, ultimo }) => ({
    signature: toSignature(firma),
    articles: articoli,
    latest: ultimo,
  }));
}
