import type { SendingOrder } from '#domain/press-review/sending.ts';
import type { components, operations } from '#openapi/generated/site.ts';
import { cancelUnplanned, sendingOf } from '#server/press-review/db/press-sendings.ts';
import { type OrderRefusal, placeOrder } from '#server/press-review/sending/order.ts';
import { previewOrder } from '#server/press-review/sending/preview-order.ts';
import { readSending, readSendings } from '#server/press-review/sending/read-sendings.ts';
import { resendLetters } from '#server/press-review/sending/resend-letters.ts';
import type { Handler } from '../../http/handler.ts';
import { DONE, ok, refusal } from '../replies.ts';
import { tooManyAttempts } from '../too-many-attempts.ts';
import { inPressReview } from './in-press-review.ts';

const NO_SUCH_SENDING = refusal(404, 'ERR_NOT_FOUND', 'no such sending of this desk');

const NO_REVIEW = refusal(404, 'ERR_NOT_FOUND', 'no review of that day, or nothing in it');
const NO_RECIPIENT = refusal(404, 'ERR_NOT_FOUND', 'no such recipient of this desk');

const toOrder = ({ source, ...order }: components['schemas']['Invio']): SendingOrder => ({
  ...order,
  source: { day: source.day, ...(source.clips && { clips: source.clips }) },
});

/** Response to an invalid order, or to an invalid request to preview its mail. */
function refusedReading(why: Exclude<OrderRefusal, { attesa: number }>) {
  switch (why) {
    case 'nothing-to-send':
      return NO_REVIEW;
    case 'no-such-recipient':
      return NO_RECIPIENT;
    case 'nobody':
      return refusal(400, 'ERR_BAD_REQUEST', 'there is nobody to send it to');
    case 'no-subject':
      return refusal(400, 'ERR_BAD_REQUEST', 'a mail has a subject');
    case 'no-time':
      return refusal(400, 'ERR_BAD_REQUEST', 'no moment to come');
    case 'too-far':
      return refusal(400, 'ERR_BAD_REQUEST', 'too far ahead');
  }
}

const refusedOrder = (why: OrderRefusal) =>
  typeof why === 'string' ? refusedReading(why) : tooManyAttempts(why.attesa);

export const listSendings: Handler<operations['listSendings']> = inPressReview(async ({ orm, desk }) =>
  ok({ sendings: await readSendings(orm, desk.id) }),
);

export const getSending: Handler<operations['getSending']> = inPressReview(async ({ orm, desk, path }) => {
  const found = await readSending(orm, desk.id, path.id);
  return found ? ok(found) : NO_SUCH_SENDING;
});

export const previewSending: Handler<operations['previewSending']> = inPressReview(async (call) => {
  const preview = await previewOrder(call, toOrder(call.body), {
    newsstandUrl: call.newsstandUrl,
    origin: call.mailOrigins.origin,
  });
  return typeof preview === 'string' ? refusedReading(preview) : ok(preview);
});

export const orderSending: Handler<operations['orderSending']> = inPressReview(async (call) => {
  const deps = { jobs: call.sendings, secret: call.identity.secret };
  const outcome = await placeOrder(call, toOrder(call.body), deps);
  return typeof outcome === 'object' && 'id' in outcome ? ok(outcome) : refusedOrder(outcome);
});

export const cancelSending: Handler<operations['cancelSending']> = inPressReview(async (call) => {
  const { orm, now, desk, path } = call;
  const deskId = desk.id;
  if (await cancelUnplanned(orm, { deskId, id: path.id, now })) return DONE;
  const found = await sendingOf(orm, deskId, path.id);
  if (!found) return NO_SUCH_SENDING;
  // Cancelling again changes nothing.
  if (found.sending.cancelledAt) return DONE;
  return refusal(409, 'ERR_REVIEW_CHANGED', 'its letters are leaving, or have left');
});

export const resend: Handler<operations['resend']> = inPressReview(async (call) => {
  const deps = { jobs: call.sendings, secret: call.identity.secret };
  const outcome = await resendLetters(call, { id: call.path.id, ...call.body }, deps);
  if (outcome === null) return NO_SUCH_SENDING;
  return typeof outcome === 'object' && 'id' in outcome ? ok(outcome) : refusedOrder(outcome);
});
