import type { DayIssues } from '#domain/archive.ts';
import type { Day } from '#domain/newsstand.ts';
import type { Api } from '../clients.ts';
import { toIssue } from '../site/wire.ts';
import { unwrap } from '../unwrap.ts';

/** The editions of a day, of the latest one without a day. @throws ApiError. NWS-08 */
export async function listIssuesOfDay({ archive }: Api, day?: Day): Promise<DayIssues> {
  const query = day ? { data: day } : {};
  const { data } = await unwrap('listIssuesOfDay', archive.GET('/v1/giorno', { params: { query } }));
  return { day: data.data, issues: data.numeri.map(toIssue) };
}
