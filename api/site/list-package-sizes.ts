import type { Day } from '#domain/newsstand.ts';
import type { Api } from '../clients.ts';
import { unwrap } from '../unwrap.ts';

/** Bytes to transfer: the texts, and the pictures by width class. */
export type PackageSize = { edition: string; day: Day; texts: number; pictures: Map<number, number> };

/** Maximum number of issues in one call. */
export const MAX_ISSUES_PER_CALL = 16;

/** Download sizes of issues; issues that were not published are omitted. @throws ApiError. OFF-03 */
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
