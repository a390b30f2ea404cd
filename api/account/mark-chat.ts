import type { Api } from '../clients.ts';
import { unwrap } from '../unwrap.ts';

/** Says that the reader is typing, or has read what there is. @throws ApiError `not-found`, `offline`. HLP-10 */
export async function markChat({ account }: Api, secret: string, mark: 'typing' | 'read'): Promise<void> {
  const body = { conversazione: secret, segno: mark === 'typing' ? ('scrive' as const) : ('letto' as const) };
  await unwrap('markChat', account.POST('/api/site/chat/segno', { body }));
}
