import type { ReviewSource } from '#domain/press-review/review.ts';
import type { Order } from '#domain/press-review/sending.ts';
import { addressesIn, idsIn, type SendValues, sendingTime } from './send-schema.ts';

type Made = { key: string; source: ReviewSource; values: SendValues };

/** The mail that is filled in. */
export const orderOf = ({ key, source, values }: Made): Order => ({
  key,
  source,
  subject: values.oggetto,
  message: values.messaggio,
  recipients: idsIn(values.destinatari),
  addresses: addressesIn(values.altri),
  at: sendingTime(values, new Date())?.toISOString() ?? null,
});
