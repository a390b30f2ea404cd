import type { Api } from '../clients.ts';
import { unwrap } from '../unwrap.ts';

/** Events of a conversation, as they come. @throws ApiError `not-found`, `offline`. HLP-09 */
export async function followChat(
  { account }: Api,
  secret: string,
  signal: AbortSignal,
): Promise<ReadableStream<Uint8Array>> {
  const call = account.GET('/api/site/chat/eventi', {
    ...{ params: { header: { conversazione: secret } }, parseAs: 'stream', signal },
  });
  return (await unwrap('followChat', call)) as unknown as ReadableStream<Uint8Array>;
}
