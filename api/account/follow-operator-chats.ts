import type { Api } from '../clients.ts';
import { unwrap } from '../unwrap.ts';

/** Events of all conversations, as they come. @throws ApiError `login-required`, `forbidden`, `offline`. HLP-06 */
export async function followOperatorChats(
  { account }: Api,
  signal: AbortSignal,
): Promise<ReadableStream<Uint8Array>> {
  const call = account.GET('/api/operatori/eventi', { parseAs: 'stream', signal });
  return (await unwrap('followOperatorChats', call)) as unknown as ReadableStream<Uint8Array>;
}
