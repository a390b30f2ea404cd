import type { operations } from '#openapi/generated/site.ts';
import { clipTexts } from '#server/press-review/clips/clip-texts.ts';
import { noteReading } from '#server/press-review/clips/note-reading.ts';
import type { Handler } from '../../http/handler.ts';
import { ok, refusal } from '../replies.ts';
import { toRitaglioIntero } from './press-review-wire.ts';
import { reviewContext } from './review-call.ts';

const NO_SUCH_CLIP = refusal(404, 'ERR_NOT_FOUND', 'no such clip that anybody may know of');

export const getClip: Handler<operations['getClip']> = async (call) => {
  const asked = await reviewContext(call);
  if (asked.refused) return asked.refused;
  const { orm, now, newsstandUrl } = call;
  const { rights } = asked.context;
  const [clip] = await clipTexts(orm, [call.path.id], { rights, now, newsstandUrl });
  if (!clip) return NO_SUCH_CLIP;
  await noteReading(asked.context, clip);
  return ok({ clip: toRitaglioIntero(clip) });
};
