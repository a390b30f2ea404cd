import type { operations } from '#openapi/generated/site.ts';
import { removeSearch } from '#server/press-review/db/press-searches.ts';
import { keepSearch, readSearches } from '#server/press-review/searches/saved-searches.ts';
import type { Handler } from '../../http/handler.ts';
import { DONE, ok, refusal } from '../replies.ts';
import { NO_SUCH_SEARCH, reviewContext } from './press-reviews.ts';

export const listSearches: Handler<operations['listSearches']> = async (call) => {
  const asked = await reviewContext(call);
  if (asked.refused) return asked.refused;
  const searches = (await readSearches(asked.context)).map(({ filters, ...search }) => ({
    ...search,
    filters: { ...filters, newspapers: [...filters.newspapers] },
  }));
  return ok({ searches });
};

const REFUSALS = {
  'no-name': refusal(400, 'ERR_BAD_REQUEST', 'a search has a name'),
  'finds-everything': refusal(400, 'ERR_BAD_REQUEST', 'a search looks for something'),
  'too-many': refusal(400, 'ERR_BAD_REQUEST', 'there is no room for another search'),
  'no-such-search': NO_SUCH_SEARCH,
} as const;

export const saveSearch: Handler<operations['saveSearch']> = async (call) => {
  const asked = await reviewContext(call);
  if (asked.refused) return asked.refused;
  const kept = await keepSearch(asked.context, call.body);
  return typeof kept === 'number' ? ok({ id: kept }) : REFUSALS[kept];
};

export const deleteSearch: Handler<operations['deleteSearch']> = async (call) => {
  const asked = await reviewContext(call);
  if (asked.refused) return asked.refused;
  const { orm, desk } = asked.context;
  return (await removeSearch(orm, desk.id, call.body.id)) ? DONE : NO_SUCH_SEARCH;
};
