import type { Day } from '#domain/newsstand.ts';
import type { Api } from '../clients.ts';
import { unwrap } from '../unwrap.ts';
import type { PackageWire } from './wire-types.ts';

/**
 * The package of an issue, or of an edition's latest issue, for downloading. @throws ApiError `not-found`,
 * `offline`. OFF-03
 */
export async function getPackage({ site }: Api, edition: string, day?: Day): Promise<PackageWire> {
  const query = { edizione: edition, ...(day && { data: day }) };
  const reply = await unwrap('getPackage', site.GET('/api/edicola/pacchetto', { params: { query } }));
  return reply.data;
}
