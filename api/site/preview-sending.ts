import type { MailPreview, Order } from '#domain/press-review/sending.ts';
import type { Api } from '../clients.ts';
import { unwrap } from '../unwrap.ts';
import { toOrderWire } from './press-review-wire.ts';

/** The mail as it would look. @throws ApiError `access-denied`, `not-found`, `offline`. */
export async function previewSending({ site }: Api, order: Order): Promise<MailPreview> {
  const call = site.POST('/api/user/rassegna/invii/anteprima', { body: toOrderWire(order) });
  const { data } = await unwrap('previewSending', call);
  return data;
}
