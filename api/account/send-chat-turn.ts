import type { Conversation } from '#domain/support/conversation.ts';
import type { Api } from '../clients.ts';
import { unwrap } from '../unwrap.ts';
import { toConversation } from './chat-wire.ts';

export type ChatTurn = {
  id: string;
  secret: string;
  content: string;
  /** What the page shows of what was said before, the oldest first. */
  before: { role: 'user' | 'assistant'; content: string }[];
  /** The message that it answers: its id. */
  quoted: string | null;
  /** Address of the page. */
  page: string;
  token: string;
};

/**
 * Says something in the support chat; with the same `id` however often it is sent. @returns the conversation after it.
 * @throws ApiError `captcha-not-valid`, `chat-ended`, `not-found`, `field-not-valid`, `too-many-attempts`, `offline`. HLP-09
 */
export async function sendChatTurn({ account }: Api, turn: ChatTurn): Promise<Conversation> {
  const { id, secret, content, before, quoted, page, token } = turn;
  const body = {
    ...{ id, conversazione: secret, content, messages: before, host: page },
    'g-recaptcha-response': token,
    ...(quoted !== null && { risposta_a: quoted }),
  };
  const { conversazione } = await unwrap('sendChatTurn', account.POST('/api/site/chat', { body }));
  return toConversation(conversazione);
}
