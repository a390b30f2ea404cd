import type { OperatorChats, OperatorChatView } from '#domain/support/conversation.ts';
import type { Api } from '../clients.ts';
import { unwrap } from '../unwrap.ts';
import { toOperatorChatView, toSummary } from './chat-wire.ts';
import type { FileToSend } from './support-chat.ts';

/**
 * The operator's lists of conversations, and the name that readers see. @throws ApiError `login-required`, `forbidden`,
 * `offline`. HLP-06
 */
export async function listOperatorChats({ account }: Api): Promise<{ name: string; chats: OperatorChats }> {
  const { data } = await unwrap('listOperatorChats', account.GET('/api/operatori/chat'));
  return {
    name: data.operatore,
    chats: {
      waiting: data.attesa.map(toSummary),
      own: data.mie.map(toSummary),
      others: data.altri.map(toSummary),
    },
  };
}

/** Stream of the events of all conversations. @throws ApiError `login-required`, `forbidden`, `offline`. HLP-06 */
export async function followOperatorChats(
  { account }: Api,
  signal: AbortSignal,
): Promise<ReadableStream<Uint8Array>> {
  const call = account.GET('/api/operatori/eventi', { parseAs: 'stream', signal });
  return (await unwrap('followOperatorChats', call)) as unknown as ReadableStream<Uint8Array>;
}

/** A conversation as an operator sees it. @throws ApiError `forbidden`, `not-found`, `offline`. HLP-06 */
export async function getOperatorChat({ account }: Api, id: string): Promise<OperatorChatView> {
  const call = account.GET('/api/operatori/chat/{id}', { params: { path: { id } } });
  return toOperatorChatView(await unwrap('getOperatorChat', call));
}

/** With `mayTakeOver` also a conversation of another operator, who may have left. */
export type JoinOptions = { mayTakeOver: boolean };

/** Takes a conversation from the queue. @throws ApiError `chat-taken`, `chat-ended`, `not-found`, `offline`. HLP-06 */
export async function joinChat(
  { account }: Api,
  id: string,
  { mayTakeOver }: JoinOptions,
): Promise<OperatorChatView> {
  const body = mayTakeOver ? { subentra: true } : {};
  const call = account.POST('/api/operatori/chat/{id}/entra', { params: { path: { id } }, body });
  return toOperatorChatView(await unwrap('joinChat', call));
}

export type OperatorMessageToSend = {
  id: string;
  content: string;
  meeting?: Date;
  quoted?: string | null;
  /** Slug of the FAQ answer that is passed on instead of a text. */
  forward?: string;
};

/**
 * Sends a message to a reader; a repeated call has the same `id`. @throws ApiError `chat-taken`, `chat-ended`,
 * `offline`. HLP-06
 */
export async function answerChat(
  { account }: Api,
  chat: string,
  message: OperatorMessageToSend,
): Promise<OperatorChatView> {
  const { id, content, meeting, quoted, forward } = message;
  const call = account.POST('/api/operatori/chat/{id}', {
    params: { path: { id: chat } },
    body: {
      id,
      content,
      ...(meeting && { incontro: meeting.toISOString() }),
      ...(quoted && { risposta_a: quoted }),
      ...(forward !== undefined && { inoltra: forward }),
    },
  });
  return toOperatorChatView(await unwrap('answerChat', call));
}

const MARKS = { typing: 'scrive', read: 'letto', close: 'chiude' } as const;

/**
 * Reports that the operator is typing, has read the messages, or closes the conversation. @throws ApiError `not-found`,
 * `offline`. HLP-10
 */
export async function markOperatorChat(
  { account }: Api,
  id: string,
  mark: 'typing' | 'read' | 'close',
): Promise<void> {
  const call = account.POST('/api/operatori/chat/{id}/segno', {
    params: { path: { id } },
    body: { segno: MARKS[mark] },
  });
  await unwrap('markOperatorChat', call);
}

/**
 * Takes back a message of the operator. @throws ApiError `forbidden` when it is too late, `chat-ended`, `not-found`,
 * `offline`. HLP-10
 */
export async function retractOperatorMessage(
  { account }: Api,
  chat: string,
  message: string,
): Promise<OperatorChatView> {
  const call = account.POST('/api/operatori/chat/{id}/ritira', {
    params: { path: { id: chat } },
    body: { riga: message },
  });
  return toOperatorChatView(await unwrap('retractOperatorMessage', call));
}

/** The file of a message in a reader's conversation. @throws ApiError `forbidden`, `not-found`, `offline`. HLP-10 */
export async function getOperatorFile({ account }: Api, chat: string, message: string): Promise<Blob> {
  const call = account.GET('/api/operatori/chat/{id}/file/{riga}', {
    params: { path: { id: chat, riga: message } },
    parseAs: 'blob',
  });
  return await unwrap<Blob>('getOperatorFile', call);
}

/**
 * Sends a file to a reader.
 * @throws ApiError `field-not-valid`, `too-large`, `chat-taken`, `chat-ended`, `not-found`, `offline`. HLP-10
 */
export async function sendOperatorFile(
  { account }: Api,
  chat: string,
  { id, name, data }: FileToSend,
): Promise<OperatorChatView> {
  const call = account.POST('/api/operatori/chat/{id}/file', {
    params: { path: { id: chat } },
    body: { id, file: { nome: name, dati: data } },
  });
  return toOperatorChatView(await unwrap('sendOperatorFile', call));
}
