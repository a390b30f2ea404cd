import type { operations } from '#openapi/generated/site.ts';
import { previewOrder } from '#server/press-review/sending/preview-order.ts';
import type { Handler } from '../../http/handler.ts';
import { ok } from '../replies.ts';
import { pressVisit } from './press-call.ts';
import { refusedReading, toOrder } from './press-orders.ts';

export const previewSending: Handler<operations['previewSending']> = async (call) => {
  const asked = await pressVisit(call);
  if (asked.refused) return asked.refused;
  const preview = await previewOrder(asked.context, toOrder(call.body), {
    newsstandUrl: call.newsstandUrl,
    origin: call.mailOrigins.origin,
  });
  return typeof preview === 'string' ? refusedReading(preview) : ok(preview);
};
