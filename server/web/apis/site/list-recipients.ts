import type { operations } from '#openapi/generated/site.ts';
import { readRecipients } from '#server/press-review/recipients/recipients.ts';
import type { Handler } from '../../http/handler.ts';
import { ok } from '../replies.ts';
import { reviewContext } from './review-call.ts';

export const listRecipients: Handler<operations['listRecipients']> = async (call) => {
  const asked = await reviewContext(call);
  if (asked.refused) return asked.refused;
  const recipients = await readRecipients(asked.context);
  return ok({ destinatari: recipients.map((one) => ({ ...one, groups: [...one.groups] })) });
};
