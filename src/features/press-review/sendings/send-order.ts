import type { ReviewSource } from '#domain/press-review/review.ts';
import type { SendingOrder } from '#domain/press-review/sending.ts';
import { addressesIn, idsIn, type SendValues, sendingTime } from './send-schema.ts';

type Made = { source: ReviewSource; values: SendValues };

/** The order of a mail from the form's values, without its idempotency key. */
export const orderOf = ({ source, values }: Made): Omit<SendingOrder, 'key'> => ({
  source,
  subject: values.oggetto,
  message: values.messaggio,
  recipients: idsIn(values.destinatari),
  addresses: addressesIn(values.altri),
  at: sendingTime(values, new Date())?.toISOString() ?? null,
});
