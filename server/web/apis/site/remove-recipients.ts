import type { operations } from '#openapi/generated/site.ts';
import { removeRecipients as remove } from '#server/press-review/recipients/recipients.ts';
import type { Handler } from '../../http/handler.ts';
import { DONE } from '../done.ts';
import { reviewContext } from './review-call.ts';

export const removeRecipients: Handler<operations['removeRecipients']> = async (call) => {
  const asked = await reviewContext(call);
  if (asked.refused) return asked.refused;
  await remove(asked.context, call.body.ids);
  return DONE;
};
