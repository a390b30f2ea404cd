import type { OperatorChatView } from '#domain/support/conversation.ts';
import type { Api } from '../clients.ts';
import { unwrap } from '../unwrap.ts';
import { toOperatorChatView } from './chat-wire.ts';

/** Takes back what the operator said. @throws ApiError `forbidden` when it is too late, `chat-ended`, `not-found`, `offline`. HLP-10 */
export async function retractOperatorMessage(
  { account }: Api,
  chat: string,
  message: string,
): Promise<OperatorChatView> {
  const call = account.POST('/api/operatori/chat/{id}/ritira', {
    params: { path: { id: chat } },
    body: { riga: message },
  });
  return toOperatorChatView(await unwrap('retractOperatorMessage', call));
}
