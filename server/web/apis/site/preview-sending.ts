import type { operations } from '#openapi/generated/site.ts';
import { previewOrder } from '#server/press-review/sending/preview-order.ts';
import type { Handler } from '../../http/handler.ts';
import { ok } from '../replies.ts';
import { reviewContext } from './review-call.ts';
import { refusedReading, toOrder } from './review-orders.ts';

export const previewSending: Handler<operations['previewSending']> = async (call) => {
  const asked = await reviewContext(call);
  if (asked.refused) return asked.refused;
  const preview = await previewOrder(asked.context, toOrder(call.body), {
    newsstandUrl: call.newsstandUrl,
    origin: call.mailOrigins.origin,
  });
  return typeof preview === 'string' ? refusedReading(preview) : ok(preview);
};
