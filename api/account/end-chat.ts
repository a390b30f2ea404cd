import type { Conversation } from '#domain/support/conversation.ts';
import type { Api } from '../clients.ts';
import { unwrap } from '../unwrap.ts';
import { toConversation } from './chat-wire.ts';

/** Ends a conversation, with what the reader says of it. @throws ApiError `not-found`, `offline`. HLP-06 */
export async function endChat(
  { account }: Api,
  secret: string,
  { solved, opinion }: { solved: boolean | null; opinion?: string },
): Promise<Conversation> {
  const body = { conversazione: secret, risolto: solved, ...(opinion && { commento: opinion }) };
  return toConversation((await unwrap('endChat', account.POST('/api/site/chat/fine', { body }))).data);
}
