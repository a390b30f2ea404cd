import type { OperatorChatView } from '#domain/support/conversation.ts';
import type { Api } from '../clients.ts';
import { unwrap } from '../unwrap.ts';
import { toOperatorChatView } from './chat-wire.ts';

/** A conversation as an operator sees it. @throws ApiError `forbidden`, `not-found`, `offline`. HLP-06 */
export async function getOperatorChat({ account }: Api, id: string): Promise<OperatorChatView> {
  const call = account.GET('/api/operatori/chat/{id}', { params: { path: { id } } });
  return toOperatorChatView(await unwrap('getOperatorChat', call));
}
