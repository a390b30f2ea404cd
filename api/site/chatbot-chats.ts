import type { ChatbotKind } from '#domain/chatbot/kinds.ts';
import type { ChatSummary, ReaderChat } from '#domain/chatbot/reader-chats.ts';
import type { Api } from '../clients.ts';
import { KEEPALIVE } from '../keepalive.ts';
import { unwrap } from '../unwrap.ts';
import { toChatMessage } from './chatbot-wire.ts';

/** The reader's chats of a kind, the latest first. @throws ApiError `access-denied`, `offline`. RAG-02 */
export async function listChatbotChats({ site }: Api, kind: ChatbotKind): Promise<ChatSummary[]> {
  const call = site.GET('/api/rag/chats-history', { params: { query: { rag_type: kind } } });
  const { data } = await unwrap('listChatbotChats', call);
  return data.chats.map(({ id_chat, content, date, temporary }) => ({
    id: id_chat,
    title: content,
    date,
    temporary,
  }));
}

/** One chat with all its questions and answers. @throws ApiError `not-found`, `access-denied`, `offline`. RAG-02 */
export async function getChatbotChat({ site }: Api, id: number): Promise<ReaderChat> {
  const call = site.GET('/api/rag/chat/{id}', { params: { path: { id } } });
  const { data } = await unwrap('getChatbotChat', call);
  return {
    id: data.chat_id,
    kind: data.rag_type,
    title: data.title,
    messages: data.chat_history.map(toChatMessage),
  };
}

/**
 * One chat as a document, with its sources.
 * @param answerId limits the document to this answer and its question
 * @throws ApiError `not-found`, `offline`.
 */
export async function getChatbotPdf({ site }: Api, id: number, answerId?: number): Promise<Blob> {
  const query = answerId === undefined ? {} : { message_id: answerId };
  return await unwrap<Blob>(
    'getChatbotPdf',
    site.GET('/api/rag/chat/{id}/pdf', { params: { path: { id }, query }, parseAs: 'blob' }),
  );
}

/** Renames a chat. @throws ApiError `not-found`, `offline`. */
export async function renameChatbotChat(
  { site }: Api,
  kind: ChatbotKind,
  { id, title }: { id: number; title: string },
): Promise<void> {
  const body = { chat_id: id, rag_type: kind, title };
  await unwrap('renameChatbotChat', site.POST('/api/rag/chat/rename', { ...KEEPALIVE, body }));
}

/**
 * Deletes a chat; the deletion can be undone for a quarter of an hour. @throws ApiError `not-found`, `offline`. RAG-02
 */
export async function deleteChatbotChat({ site }: Api, kind: ChatbotKind, id: number): Promise<void> {
  const body = { chat_id: id, rag_type: kind };
  await unwrap('deleteChatbotChat', site.POST('/api/rag/chat/delete', { ...KEEPALIVE, body }));
}

/** Undoes the deletion of a chat. @throws ApiError `not-found` where it is too late, `offline`. */
export async function restoreChatbotChat({ site }: Api, kind: ChatbotKind, id: number): Promise<void> {
  const body = { chat_id: id, rag_type: kind };
  await unwrap('restoreChatbotChat', site.POST('/api/rag/chat/restore', { ...KEEPALIVE, body }));
}
