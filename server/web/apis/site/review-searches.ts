import type { operations } from '#openapi/generated/site.ts';
import { removeSearch } from '#server/press-review/db/press-searches.ts';
import { keepSearch, readSearches } from '#server/press-review/searches/saved-searches.ts';
import type { Handler } from '../../http/handler.ts';
import { DONE, ok, refusal } from '../replies.ts';
import { inPressReview } from './in-press-review.ts';
import { NO_SUCH_SEARCH } from './press-reviews.ts';

export const listSearches: Handler<operations['listSearches']> = inPressReview(async (call) => {
  const searches = (await readSearches(call)).map(({ filters, ...search }) => ({
    ...search,
    filters: { ...filters, newspapers: [...filters.newspapers] },
  }));
  return ok({ searches });
});

const REFUSALS = {
  'no-name': refusal(400, 'ERR_BAD_REQUEST', 'a search has a name'),
  'finds-everything': refusal(400, 'ERR_BAD_REQUEST', 'a search looks for something'),
  'too-many': refusal(400, 'ERR_BAD_REQUEST', 'there is no room for another search'),
  'no-such-search': NO_SUCH_SEARCH,
} as const;

export const saveSearch: Handler<operations['saveSearch']> = inPressReview(async (call) => {
  const kept = await keepSearch(call, call.body);
  return typeof kept === 'number' ? ok({ id: kept }) : REFUSALS[kept];
});

export const deleteSearch: Handler<operations['deleteSearch']> = inPressReview(async ({ orm, desk, body }) =>
  (await removeSearch(orm, desk.id, body.id)) ? DONE : NO_SUCH_SEARCH,
);
