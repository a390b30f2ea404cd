import type { Conversation, ExternalChat } from '#domain/support/conversation.ts';
import type { Api } from '../clients.ts';
import { unwrap } from '../unwrap.ts';
import { toConversation } from './chat-wire.ts';

/** The conversation that belongs to this secret. @throws ApiError `not-found`, `offline`. HLP-09 */
export async function getChat({ account }: Api, secret: string): Promise<Conversation> {
  const call = account.GET('/api/site/chat', { params: { header: { conversazione: secret } } });
  return toConversation((await unwrap('getChat', call)).data);
}

/** Streams the events of a conversation. @throws ApiError `not-found`, `offline`. HLP-09 */
export async function followChat(
  { account }: Api,
  secret: string,
  signal: AbortSignal,
): Promise<ReadableStream<Uint8Array>> {
  const call = account.GET('/api/site/chat/eventi', {
    params: { header: { conversazione: secret } },
    parseAs: 'stream',
    signal,
  });
  return (await unwrap('followChat', call)) as unknown as ReadableStream<Uint8Array>;
}

type ChatMessageToSend = {
  id: string;
  secret: string;
  content: string;
  /** Earlier messages that the page shows, the oldest first. */
  earlierMessages: { role: 'user' | 'assistant'; content: string }[];
  /** ID of the message that this one answers. */
  quoted: string | null;
  /** Address of the page. */
  page: string;
  token: string;
};

/**
 * Sends a message to the support chat; repeating the call with the same `id` sends it once. @returns the conversation
 * after it.
 * @throws ApiError `captcha-not-valid`, `chat-ended`, `not-found`, `field-not-valid`, `too-many-attempts`, `offline`.
 * HLP-09
 */
export async function sendChatTurn({ account }: Api, message: ChatMessageToSend): Promise<Conversation> {
  const { id, secret, content, earlierMessages, quoted, page, token } = message;
  const body = {
    id,
    conversazione: secret,
    content,
    messages: earlierMessages,
    host: page,
    'g-recaptcha-response': token,
    ...(quoted !== null && { risposta_a: quoted }),
  };
  const { conversazione } = await unwrap('sendChatTurn', account.POST('/api/site/chat', { body }));
  return toConversation(conversazione);
}

/**
 * Asks for an operator. @returns the conversation in the queue, or where it continues.
 * @throws ApiError `no-operator`, `chat-ended`, `not-found`, `offline`. HLP-06
 */
export async function askOperator(
  { account }: Api,
  secret: string,
): Promise<{ conversation: Conversation; externalChat: ExternalChat | null }> {
  const call = account.POST('/api/site/chat/operatore', { body: { conversazione: secret } });
  const { conversazione, altrove } = (await unwrap('askOperator', call)).data;
  return {
    conversation: toConversation(conversazione),
    externalChat: altrove && {
      provider: altrove.fornitore,
      license: altrove.licenza,
      name: altrove.nome,
      email: altrove.email,
      transcript: altrove.trascrizione,
    },
  };
}

/** Reports that the reader is typing, or has read the messages. @throws ApiError `not-found`, `offline`. HLP-10 */
export async function markChat({ account }: Api, secret: string, mark: 'typing' | 'read'): Promise<void> {
  const body = { conversazione: secret, segno: mark === 'typing' ? ('scrive' as const) : ('letto' as const) };
  await unwrap('markChat', account.POST('/api/site/chat/segno', { body }));
}

/**
 * Takes back a message of the reader. @throws ApiError `forbidden` when it is too late, `not-found`, `offline`. HLP-10
 */
export async function retractChatMessage(
  { account }: Api,
  secret: string,
  message: string,
): Promise<Conversation> {
  const call = account.POST('/api/site/chat/ritira', { body: { conversazione: secret, riga: message } });
  return toConversation((await unwrap('retractChatMessage', call)).data);
}

/** Ends a conversation, with the reader's rating of it. @throws ApiError `not-found`, `offline`. HLP-06 */
export async function endChat(
  { account }: Api,
  secret: string,
  { solved, opinion }: { solved: boolean | null; opinion?: string },
): Promise<Conversation> {
  const body = { conversazione: secret, risolto: solved, ...(opinion && { commento: opinion }) };
  return toConversation((await unwrap('endChat', account.POST('/api/site/chat/fine', { body }))).data);
}

/** The file of a message in this conversation. @throws ApiError `not-found`, `offline`. HLP-10 */
export async function getChatFile({ account }: Api, secret: string, message: string): Promise<Blob> {
  const call = account.GET('/api/site/chat/file/{riga}', {
    params: { header: { conversazione: secret }, path: { riga: message } },
    parseAs: 'blob',
  });
  return await unwrap<Blob>('getChatFile', call);
}

/** A file to be sent in a conversation, `data` in base64; repeating the call with the same `id` sends it once. */
export type FileToSend = { id: string; name: string; data: string };

/**
 * Sends a file to the operator. @returns the conversation with it.
 * @throws ApiError `field-not-valid`, `too-large`, `no-operator`, `chat-ended`, `not-found`, `too-many-attempts`,
 * `offline`. HLP-10
 */
export async function sendChatFile(
  { account }: Api,
  secret: string,
  { id, name, data }: FileToSend,
): Promise<Conversation> {
  const body = { id, conversazione: secret, file: { nome: name, dati: data } };
  return toConversation((await unwrap('sendChatFile', account.POST('/api/site/chat/file', { body }))).data);
}
