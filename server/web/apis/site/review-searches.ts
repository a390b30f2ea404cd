import type { operations } from '#openapi/generated/site.ts';
import { removeSearch } from '#server/press-review/db/press-searches.ts';
import { readSearches, storeSearch } from '#server/press-review/searches/saved-searches.ts';
import type { Handler } from '../../http/handler.ts';
import { okOrRefused, refuse } from '../refusals.ts';
import { DONE, ok } from '../replies.ts';
import { inPressReview } from './in-press-review.ts';

export const listSearches: Handler<operations['listSearches']> = inPressReview(async (call) => {
  const searches = (await readSearches(call)).map(({ filters, ...search }) => ({
    ...search,
    filters: { ...filters, newspapers: [...filters.newspapers] },
  }));
  return ok({ searches });
});

export const saveSearch: Handler<operations['saveSearch']> = inPressReview(async (call) =>
  okOrRefused(await storeSearch(call, call.body)),
);

export const deleteSearch: Handler<operations['deleteSearch']> = inPressReview(async ({ orm, desk, body }) =>
  (await removeSearch(orm, desk.id, body.id)) ? DONE : refuse('no-such-search'),
);
