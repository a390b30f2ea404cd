import { dayAt } from '#domain/dates.ts';
import type { operations } from '#openapi/generated/archive.ts';
import { readIssueDays } from '#server/newsroom/content/archive.ts';
import { mayHold } from '#server/newsroom/content/extents.ts';
import type { Handler } from '../../http/handler.ts';
import { ok, refusal } from '../replies.ts';

export const listIssueDays: Handler<operations['listIssueDays']> = async ({
  query,
  orm,
  brand,
  now,
  extent,
}) => {
  if (!mayHold(await extent(), { from: query.da, to: query.a }, dayAt(now))) return ok({ numeri: [] });
  const days = await readIssueDays(orm, brand, query.edizione, now, { from: query.da, to: query.a });
  if (!days) return refusal(404, 'ERR_EDITION_NOT_FOUND', 'no such edition');
  return ok({ numeri: days.map(({ day, pages }) => ({ data: day, pagine: pages })) });
};
