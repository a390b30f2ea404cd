import type { operations } from '#openapi/generated/site.ts';
import { saveReview as save } from '#server/press-review/reviews/save-review.ts';
import type { Handler } from '../../http/handler.ts';
import { ok, refusal } from '../replies.ts';
import { reviewContext } from './review-call.ts';

const REFUSED = {
  wrong: refusal(400, 'ERR_BAD_REQUEST', 'this is no review of clips that are there'),
  changed: refusal(409, 'ERR_REVIEW_CHANGED', 'the review is another one meanwhile'),
};

export const saveReview: Handler<operations['saveReview']> = async (call) => {
  const asked = await reviewContext(call);
  if (asked.refused) return asked.refused;
  const saved = await save(asked.context, call.body);
  return 'refused' in saved ? REFUSED[saved.refused] : ok(saved);
};
