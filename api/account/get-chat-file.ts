import type { Api } from '../clients.ts';
import { unwrap } from '../unwrap.ts';

/** The file that came with a line of this conversation. @throws ApiError `not-found`, `offline`. HLP-10 */
export async function getChatFile({ account }: Api, secret: string, line: string): Promise<Blob> {
  const call = account.GET('/api/site/chat/file/{riga}', {
    params: { header: { conversazione: secret }, path: { riga: line } },
    parseAs: 'blob',
  });
  return await unwrap<Blob>('getChatFile', call);
}
