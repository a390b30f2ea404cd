import { isPeriod } from '#domain/press-review/clip.ts';
import type { operations } from '#openapi/generated/site.ts';
import { readClips } from '#server/press-review/clips/read-clips.ts';
import type { Handler } from '../../http/handler.ts';
import { ok, refusal } from '../replies.ts';
import { toRitaglio } from './press-review-wire.ts';
import { reviewContext } from './review-call.ts';

const NO_PERIOD = refusal(400, 'ERR_BAD_REQUEST', 'these days are no period, or too long a one');

export const listClips: Handler<operations['listClips']> = async (call) => {
  const asked = await reviewContext(call);
  if (asked.refused) return asked.refused;
  const { dal: from, al: to, q: text } = call.query;
  if (from && to && !isPeriod({ from, to })) return NO_PERIOD;
  const { clips, ...list } = await readClips(call.orm, { from, to, text }, asked.context);
  return ok({ ...list, clips: clips.map(toRitaglio) });
};
