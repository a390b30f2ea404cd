import type { ReviewContent } from '#domain/press-review/review.ts';
import type { SendingRequest } from '#domain/press-review/sending.ts';
import { addressesIn, idsIn, type SendValues, sendingTime } from './send-schema.ts';

type OrderInput = { source: ReviewContent; values: SendValues };

/** The order of a sending from the form's values, without its idempotency key. */
export const orderOf = ({ source, values }: OrderInput): Omit<SendingRequest, 'key'> => ({
  source,
  subject: values.oggetto,
  message: values.messaggio,
  recipients: idsIn(values.destinatari),
  addresses: addressesIn(values.altri),
  at: sendingTime(values, new Date())?.toISOString() ?? null,
});
