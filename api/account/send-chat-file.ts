import type { Conversation } from '#domain/support/conversation.ts';
import type { Api } from '../clients.ts';
import { unwrap } from '../unwrap.ts';
import { toConversation } from './chat-wire.ts';

/** A file to be sent in a conversation, `data` in base64; with the same `id` however often it is sent. */
export type FileTurn = { id: string; name: string; data: string };

/**
 * Sends the operator a file. @returns the conversation with it.
 * @throws ApiError `field-not-valid`, `too-large`, `no-operator`, `chat-ended`, `not-found`, `too-many-attempts`, `offline`. HLP-10
 */
export async function sendChatFile(
  { account }: Api,
  secret: string,
  { id, name, data }: FileTurn,
): Promise<Conversation> {
  const body = { id, conversazione: secret, file: { nome: name, dati: data } };
  return toConversation((await unwrap('sendChatFile', account.POST('/api/site/chat/file', { body }))).data);
}
