import type { operations } from '#openapi/generated/archive.ts';
import { readDayIssues } from '#server/newsroom/content/archive.ts';
import type { Handler } from '../../http/handler.ts';
import { ok } from '../replies.ts';
import { toNumero } from '../site/wire.ts';

export const listIssuesOfDay: Handler<operations['listIssuesOfDay']> = async ({
  query,
  orm,
  brand,
  now,
  extent,
}) => {
  const { day, issues } = await readDayIssues(orm, brand, now, await extent(), query.data);
  return ok({ data: day, numeri: issues.map(toNumero) });
};
