import type { VendorListAnswer } from '#domain/consent/vendor-list.ts';
import type { Api } from '../clients.ts';
import { unwrap } from '../unwrap.ts';

/** Who reads along with a reader's consent, and who signs what was agreed to. @throws ApiError. TRK-01 */
export async function getVendorList({ site }: Api): Promise<VendorListAnswer> {
  const { data } = await unwrap('getVendorList', site.GET('/api/edicola/fornitori'));
  return { list: data.elenco, cmp: { id: data.cmp.id, version: data.cmp.versione } };
}
