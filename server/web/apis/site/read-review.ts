import { clipsOfReview } from '#domain/press-review/review.ts';
import type { operations } from '#openapi/generated/site.ts';
import { clipTexts } from '#server/press-review/clips/clip-texts.ts';
import { readReview as read } from '#server/press-review/reviews/read-review.ts';
import type { Handler } from '../../http/handler.ts';
import { ok } from '../replies.ts';
import { toRassegna, toRitaglioIntero } from './press-review-wire.ts';
import { reviewContext } from './review-call.ts';

export const readReview: Handler<operations['readReview']> = async (call) => {
  const asked = await reviewContext(call);
  if (asked.refused) return asked.refused;
  const { orm, now, newsstandUrl } = call;
  const { desk, rights } = asked.context;
  const day = call.path.giorno;
  const review = await read(orm, { deskId: desk.id, day });
  const ids = clipsOfReview(review).map(({ id }) => id);
  const clips = await clipTexts(orm, ids, { rights, now, newsstandUrl, day });
  return ok({ review: toRassegna(review), clips: clips.map(toRitaglioIntero) });
};
