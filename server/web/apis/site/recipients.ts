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
import { inPressReview } from './in-press-review.ts';

export const listRecipients: Handler<operations['listRecipients']> = inPressReview(async (call) => {
  const recipients = await readRecipients(call);
  return ok({ destinatari: recipients.map((one) => ({ ...one, groups: [...one.groups] })) });
});

export const addRecipients: Handler<operations['addRecipients']> = inPressReview(async (call) => {
  const { refused, ...imported } = await importRecipients(call, call.body.recipients, call.identity.secret);
  return ok({ ...imported, refused: [...refused] });
});

const NO_SUCH_RECIPIENT = refusal(404, 'ERR_NOT_FOUND', 'this press review has no such recipient');

export const changeRecipient: Handler<operations['changeRecipient']> = inPressReview(async (call) =>
  (await renameRecipient(call, call.body)) ? DONE : NO_SUCH_RECIPIENT,
);

export const removeRecipients: Handler<operations['removeRecipients']> = inPressReview(async (call) => {
  await remove(call, call.body.ids);
  return DONE;
});

const NO_ROOM = refusal(400, 'ERR_BAD_REQUEST', 'others have taken the room of those recipients');

export const restoreRecipients: Handler<operations['restoreRecipients']> = inPressReview(async (call) =>
  (await restore(call, call.body.ids)) ? DONE : NO_ROOM,
);
