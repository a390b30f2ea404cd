import type { operations } from '#openapi/generated/site.ts';
import { readDraft } from '#server/press-review/reviews/read-review.ts';
import type { Handler } from '../../http/handler.ts';
import { ok } from '../replies.ts';
import { toRassegna, toRitaglio } from './press-review-wire.ts';
import { reviewContext } from './review-call.ts';

export const getReview: Handler<operations['getReview']> = async (call) => {
  const asked = await reviewContext(call);
  if (asked.refused) return asked.refused;
  const key = { deskId: asked.context.desk.id, day: call.path.giorno };
  const { review, clips } = await readDraft(call.orm, key, call.now);
  return ok({ review: toRassegna(review), clips: clips.map(toRitaglio) });
};
