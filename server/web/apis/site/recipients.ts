import type { operations } from '#openapi/generated/site.ts';
import {
  importRecipients,
  readRecipients,
  removeRecipients as remove,
  renameRecipient,
  restoreRecipients as restore,
} from '#server/press-review/recipients/recipients.ts';
import type { Handler } from '../../http/handler.ts';
import { doneOrRefused, refuse } from '../refusals.ts';
import { DONE, ok } from '../replies.ts';
import { inPressReview } from './in-press-review.ts';

export const listRecipients: Handler<operations['listRecipients']> = inPressReview(async (call) => {
  const recipients = await readRecipients(call);
  return ok({
    destinatari: recipients.map((recipient) => ({ ...recipient, groups: [...recipient.groups] })),
  });
});

export const addRecipients: Handler<operations['addRecipients']> = inPressReview(async (call) => {
  const { refused, ...imported } = await importRecipients(call, call.body.recipients, call.identity.secret);
  return ok({ ...imported, refused: [...refused] });
});

export const changeRecipient: Handler<operations['changeRecipient']> = inPressReview(async (call) =>
  (await renameRecipient(call, call.body)) ? DONE : refuse('no-such-recipient'),
);

export const removeRecipients: Handler<operations['removeRecipients']> = inPressReview(async (call) => {
  await remove(call, call.body.ids);
  return DONE;
});

export const restoreRecipients: Handler<operations['restoreRecipients']> = inPressReview(async (call) =>
  doneOrRefused(await restore(call, call.body.ids)),
);
