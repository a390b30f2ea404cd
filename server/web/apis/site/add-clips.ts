import type { operations } from '#openapi/generated/site.ts';
import { addToReview } from '#server/press-review/reviews/add-to-review.ts';
import type { Handler } from '../../http/handler.ts';
import { ok } from '../replies.ts';
import { reviewContext } from './review-call.ts';

export const addClips: Handler<operations['addClips']> = async (call) => {
  const asked = await reviewContext(call);
  if (asked.refused) return asked.refused;
  const { desk, session, now } = asked.context;
  const { day, clips, chapter = '' } = call.body;
  const addition = { deskId: desk.id, day, clips, chapter, by: session.readerId, now };
  const { version, added } = await addToReview(call.orm, addition);
  return ok({ version, added });
};
