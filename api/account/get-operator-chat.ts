import type { ChatSheet } from '#domain/support/conversation.ts';
import type { Api } from '../clients.ts';
import { unwrap } from '../unwrap.ts';
import { toSheet } from './chat-wire.ts';

/** A conversation as an operator sees it. @throws ApiError `forbidden`, `not-found`, `offline`. HLP-06 */
export async function getOperatorChat({ account }: Api, id: string): Promise<ChatSheet> {
  const call = account.GET('/api/operatori/chat/{id}', { params: { path: { id } } });
  return toSheet(await unwrap('getOperatorChat', call));
}
