import type { operations } from '#openapi/generated/site.ts';
import { restoreRecipients as restore } from '#server/press-review/recipients/recipients.ts';
import type { Handler } from '../../http/handler.ts';
import { DONE } from '../done.ts';
import { refusal } from '../replies.ts';
import { reviewContext } from './review-call.ts';

const NO_ROOM = refusal(400, 'ERR_BAD_REQUEST', 'others have taken the room of those recipients');

export const restoreRecipients: Handler<operations['restoreRecipients']> = async (call) => {
  const asked = await reviewContext(call);
  if (asked.refused) return asked.refused;
  return (await restore(asked.context, call.body.ids)) ? DONE : NO_ROOM;
};
