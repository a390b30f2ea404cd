import type { Conversation, Elsewhere } from '#domain/support/conversation.ts';
import type { Api } from '../clients.ts';
import { unwrap } from '../unwrap.ts';
import { toConversation } from './chat-wire.ts';

/**
 * Asks for a person. @returns the conversation in the queue, or where it goes on.
 * @throws ApiError `no-operator`, `chat-ended`, `not-found`, `offline`. HLP-06
 */
export async function askOperator(
  { account }: Api,
  secret: string,
): Promise<{ conversation: Conversation; elsewhere: Elsewhere | null }> {
  const call = account.POST('/api/site/chat/operatore', { body: { conversazione: secret } });
  const { conversazione, altrove } = (await unwrap('askOperator', call)).data;
  return {
    conversation: toConversation(conversazione),
    elsewhere: altrove && {
      ...{ provider: altrove.fornitore, license: altrove.licenza, name: altrove.nome },
      ...{ email: altrove.email, transcript: altrove.trascrizione },
    },
  };
}
