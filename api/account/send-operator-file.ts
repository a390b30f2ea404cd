import type { OperatorChatView } from '#domain/support/conversation.ts';
import type { Api } from '../clients.ts';
import { unwrap } from '../unwrap.ts';
import { toOperatorChatView } from './chat-wire.ts';
import type { FileTurn } from './send-chat-file.ts';

/**
 * Sends a reader a file.
 * @throws ApiError `field-not-valid`, `too-large`, `chat-taken`, `chat-ended`, `not-found`, `offline`. HLP-10
 */
export async function sendOperatorFile(
  { account }: Api,
  chat: string,
  { id, name, data }: FileTurn,
): Promise<OperatorChatView> {
  const call = account.POST('/api/operatori/chat/{id}/file', {
    params: { path: { id: chat } },
    body: { id, file: { nome: name, dati: data } },
  });
  return toOperatorChatView(await unwrap('sendOperatorFile', call));
}
