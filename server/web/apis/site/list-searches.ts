import type { operations } from '#openapi/generated/site.ts';
import { readSearches } from '#server/press-review/searches/saved-searches.ts';
import type { Handler } from '../../http/handler.ts';
import { ok } from '../replies.ts';
import { reviewContext } from './review-call.ts';

export const listSearches: Handler<operations['listSearches']> = async (call) => {
  const asked = await reviewContext(call);
  if (asked.refused) return asked.refused;
  const searches = (await readSearches(asked.context)).map(({ filters, ...search }) => ({
    ...search,
    filters: { ...filters, newspapers: [...filters.newspapers] },
  }));
  return ok({ searches });
};
