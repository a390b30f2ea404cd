import type { Day } from '#domain/newsstand.ts';
import type { Api } from '../clients.ts';
import { unwrap } from '../unwrap.ts';

/** Bytes on the line, of the pictures by class of screens. */
export type PackageSize = { edition: string; day: Day; texts: number; pictures: Map<number, number> };

/** As many issues as one call may name. */
export const MAX_ISSUES_PER_CALL = 16;

/** What issues weigh before they are downloaded; those that did not come out are left out. @throws ApiError. OFF-03 */
export async function listPackageSizes(
  { site }: Api,
  issues: readonly { edition: string; day: Day }[],
): Promise<PackageSize[]> {
  const numeri = issues.map(({ edition, day }) => `${edition}/${day}`);
  const reply = await unwrap(
    'listPackageSizes',
    site.GET('/api/edicola/pesi', { params: { query: { numeri } } }),
  );
  return reply.data.pesi.map(({ edizione, data, testi, immagini }) => ({
    edition: edizione,
    day: data,
    texts: testi,
    pictures: new Map(immagini.map(({ larghezza, byte }) => [larghezza, byte])),
  }));
}
