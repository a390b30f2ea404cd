import type { Order } from '#domain/press-review/sending.ts';
import type { components } from '#openapi/generated/site.ts';
import type { OrderRefusal } from '#server/press-review/sending/order.ts';
import { refusal } from '../replies.ts';
import { tooManyAttempts } from '../too-many-attempts.ts';

export const NO_SUCH_SENDING = refusal(404, 'ERR_NOT_FOUND', 'no such sending of this desk');

const NO_REVIEW = refusal(404, 'ERR_NOT_FOUND', 'no review of that day, or nothing in it');
const NO_RECIPIENT = refusal(404, 'ERR_NOT_FOUND', 'no such recipient of this desk');

export const toOrder = ({ source, ...order }: components['schemas']['Invio']): Order => ({
  ...order,
  source: { day: source.day, ...(source.clips && { clips: source.clips }) },
});

/** What is answered to an order, or to the wish to see its mail, that is not in order. */
export function refusedReading(why: Exclude<OrderRefusal, { attesa: number }>) {
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

export const refusedOrder = (why: OrderRefusal) =>
  typeof why === 'string' ? refusedReading(why) : tooManyAttempts(why.attesa);
