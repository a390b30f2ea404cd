import type { VendorListAnswer } from '#domain/consent/vendor-list.ts';
import type { Api } from '../clients.ts';
import { unwrap } from '../unwrap.ts';

/** The vendors that a reader's consent covers, and the consent platform that records it. @throws ApiError. TRK-01 */
export async function getVendorList({ site }: Api): Promise<VendorListAnswer> {
  const { data } = await unwrap('getVendorList', site.GET('/api/edicola/fornitori'));
  return { list: data.elenco, cmp: { id: data.cmp.id, version: data.cmp.versione } };
}
