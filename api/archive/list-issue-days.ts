import type { Day } from '#domain/newsstand.ts';
import type { Api } from '../clients.ts';
import { unwrap } from '../unwrap.ts';

/** The days on which an edition came out, the newest first. @throws ApiError `not-found`. NWS-08 */
export async function listIssueDays(
  { archive }: Api,
  edition: string,
  period: { from?: Day; to?: Day } = {},
): Promise<{ day: Day; pages: number }[]> {
  const query = {
    edizione: edition,
    ...(period.from && { da: period.from }),
    ...(period.to && { a: period.to }),
  };
  const reply = await unwrap('listIssueDays', archive.GET('/v1/numeri', { params: { query } }));
  return reply.data.numeri.map(({ data, pagine }) => ({ day: data, pages: pagine }));
}
