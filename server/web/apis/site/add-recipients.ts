import type { operations } from '#openapi/generated/site.ts';
import { importRecipients } from '#server/press-review/recipients/recipients.ts';
import type { Handler } from '../../http/handler.ts';
import { ok } from '../replies.ts';
import { reviewContext } from './review-call.ts';

export const addRecipients: Handler<operations['addRecipients']> = async (call) => {
  const asked = await reviewContext(call);
  if (asked.refused) return asked.refused;
  const { refused, ...imported } = await importRecipients(
    asked.context,
    call.body.recipients,
    call.identity.secret,
  );
  return ok({ ...imported, refused: [...refused] });
};
