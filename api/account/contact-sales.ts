import type { Api } from '../clients.ts';
import { unwrap } from '../unwrap.ts';

/** Writes to the commercial area. @throws ApiError `forbidden`, `field-not-valid`, `too-many-attempts`, `offline`. ROL-04 */
export async function contactSales(
  { account }: Api,
  { subject, message }: { subject: string; message: string },
): Promise<void> {
  const body = { oggetto: subject, messaggio: message };
  await unwrap('contactSales', account.POST('/api/user/commercial-contact', { body }));
}
