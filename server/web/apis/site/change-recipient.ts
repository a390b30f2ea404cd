import type { operations } from '#openapi/generated/site.ts';
import { renameRecipient } from '#server/press-review/recipients/recipients.ts';
import type { Handler } from '../../http/handler.ts';
import { DONE } from '../done.ts';
import { refusal } from '../replies.ts';
import { reviewContext } from './review-call.ts';

const NO_SUCH_RECIPIENT = refusal(404, 'ERR_NOT_FOUND', 'this press review has no such recipient');

export const changeRecipient: Handler<operations['changeRecipient']> = async (call) => {
  const asked = await reviewContext(call);
  if (asked.refused) return asked.refused;
  return (await renameRecipient(asked.context, call.body)) ? DONE : NO_SUCH_RECIPIENT;
};
