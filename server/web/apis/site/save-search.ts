import type { operations } from '#openapi/generated/site.ts';
import { keepSearch } from '#server/press-review/searches/saved-searches.ts';
import type { Handler } from '../../http/handler.ts';
import { ok, refusal } from '../replies.ts';
import { NO_SUCH_SEARCH, reviewContext } from './review-call.ts';

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
