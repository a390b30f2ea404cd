import type { Conversation } from '#domain/support/conversation.ts';
import type { Api } from '../clients.ts';
import { unwrap } from '../unwrap.ts';
import { toConversation } from './chat-wire.ts';

/** The conversation of this secret. @throws ApiError `not-found`, `offline`. HLP-09 */
export async function getChat({ account }: Api, secret: string): Promise<Conversation> {
  const call = account.GET('/api/site/chat', { params: { header: { conversazione: secret } } });
  return toConversation((await unwrap('getChat', call)).data);
}
