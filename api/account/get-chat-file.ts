import type { Api } from '../clients.ts';
import { unwrap } from '../unwrap.ts';

/** The file that came with a message of this conversation. @throws ApiError `not-found`, `offline`. HLP-10 */
export async function getChatFile({ account }: Api, secret: string, message: string): Promise<Blob> {
  const call = account.GET('/api/site/chat/file/{riga}', {
    params: { header: { conversazione: secret }, path: { riga: message } },
    parseAs: 'blob',
  });
  return await unwrap<Blob>('getChatFile', call);
}
