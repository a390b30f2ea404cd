import type { operations } from '#openapi/generated/site.ts';
import { removeSearch } from '#server/press-review/db/press-searches.ts';
import type { Handler } from '../../http/handler.ts';
import { DONE } from '../done.ts';
import { NO_SUCH_SEARCH, reviewContext } from './review-call.ts';

export const deleteSearch: Handler<operations['deleteSearch']> = async (call) => {
  const asked = await reviewContext(call);
  if (asked.refused) return asked.refused;
  const { orm, desk } = asked.context;
  return (await removeSearch(orm, desk.id, call.body.id)) ? DONE : NO_SUCH_SEARCH;
};
