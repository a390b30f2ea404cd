import type { OperatorChatView } from '#domain/support/conversation.ts';
import type { Api } from '../clients.ts';
import { unwrap } from '../unwrap.ts';
import { toOperatorChatView } from './chat-wire.ts';

/** `takeOver`: also where another operator is in it, who may have gone. */
export type JoinHow = { takeOver: boolean };

/** Takes a conversation from the queue. @throws ApiError `chat-taken`, `chat-ended`, `not-found`, `offline`. HLP-06 */
export async function joinChat(
  { account }: Api,
  id: string,
  { takeOver }: JoinHow,
): Promise<OperatorChatView> {
  const body = takeOver ? { subentra: true } : {};
  const call = account.POST('/api/operatori/chat/{id}/entra', { params: { path: { id } }, body });
  return toOperatorChatView(await unwrap('joinChat', call));
}
