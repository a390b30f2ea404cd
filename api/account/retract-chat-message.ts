import type { Conversation } from '#domain/support/conversation.ts';
import type { Api } from '../clients.ts';
import { unwrap } from '../unwrap.ts';
import { toConversation } from './chat-wire.ts';

/** Takes back what the reader said. @throws ApiError `forbidden` when it is too late, `not-found`, `offline`. HLP-10 */
export async function retractChatMessage(
  { account }: Api,
  secret: string,
  message: string,
): Promise<Conversation> {
  const call = account.POST('/api/site/chat/ritira', { body: { conversazione: secret, riga: message } });
  return toConversation((await unwrap('retractChatMessage', call)).data);
}
