import type { Api } from '../clients.ts';
import { unwrap } from '../unwrap.ts';

/** The file that came with a message of a reader's conversation. @throws ApiError `forbidden`, `not-found`, `offline`. HLP-10 */
export async function getOperatorFile({ account }: Api, chat: string, message: string): Promise<Blob> {
  const call = account.GET('/api/operatori/chat/{id}/file/{riga}', {
    params: { path: { id: chat, riga: message } },
    parseAs: 'blob',
  });
  return await unwrap<Blob>('getOperatorFile', call);
}
