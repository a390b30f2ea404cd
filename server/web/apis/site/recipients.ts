import type { operations } from '#openapi/generated/site.ts';
import {
  importRecipients,
  readRecipients,
  removeRecipients as remove,
  renameRecipient,
  restoreRecipients as restore,
} from '#server/press-review/recipients/recipients.ts';
import type { Handler } from '../../http/handler.ts';
import { DONE, ok, refusal } from '../replies.ts';
import { reviewContext } from './press-reviews.ts';

export const listRecipients: Handler<operations['listRecipients']> = async (call) => {
  const asked = await reviewContext(call);
  if (asked.refused) return asked.refused;
  const recipients = await readRecipients(asked.context);
  return ok({ destinatari: recipients.map((one) => ({ ...one, groups: [...one.groups] })) });
};

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

const NO_SUCH_RECIPIENT = refusal(404, 'ERR_NOT_FOUND', 'this press review has no such recipient');

export const changeRecipient: Handler<operations['changeRecipient']> = async (call) => {
  const asked = await reviewContext(call);
  if (asked.refused) return asked.refused;
  return (await renameRecipient(asked.context, call.body)) ? DONE : NO_SUCH_RECIPIENT;
};

export const removeRecipients: Handler<operations['removeRecipients']> = async (call) => {
  const asked = await reviewContext(call);
  if (asked.refused) return asked.refused;
  await remove(asked.context, call.body.ids);
  return DONE;
};

const NO_ROOM = refusal(400, 'ERR_BAD_REQUEST', 'others have taken the room of those recipients');

export const restoreRecipients: Handler<operations['restoreRecipients']> = async (call) => {
  const asked = await reviewContext(call);
  if (asked.refused) return asked.refused;
  return (await restore(asked.context, call.body.ids)) ? DONE : NO_ROOM;
};
