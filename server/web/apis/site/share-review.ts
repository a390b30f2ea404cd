import type { operations } from '#openapi/generated/site.ts';
import { shareReview as share } from '#server/press-review/sharing/links.ts';
import type { Handler } from '../../http/handler.ts';
import { ok, refusal } from '../replies.ts';
import { reviewContext } from './review-call.ts';

export const shareReview: Handler<operations['shareReview']> = async (call) => {
  const asked = await reviewContext(call);
  if (asked.refused) return asked.refused;
  const { source, label, days } = call.body;
  const wanted = { source: { day: source.day, ...(source.clips && { clips: source.clips }) }, label, days };
  const shared = await share(asked.context, wanted, call.mailOrigins.origin);
  return shared ? ok(shared) : refusal(404, 'ERR_NOT_FOUND', 'no review of that day, or nothing in it');
};
