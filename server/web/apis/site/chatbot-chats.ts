import { readAnswer, relatedIdsOf, writeError } from '#domain/chatbot/answer-text.ts';
import { undoableSince } from '#domain/undo-period.ts';
import type { components, operations } from '#openapi/generated/site.ts';
import { ownerOf } from '#server/assistant/chatbot-context.ts';
import {
  type ChatbotChat,
  type ChatbotRow,
  changeChatbotChat,
  listChatbotChats as listChats,
  restoreChatbotChat as restore,
} from '#server/assistant/db/chatbot-chats.ts';
import { readChat } from '#server/assistant/read-chat.ts';
import { Attachment } from '../../http/answer-bodies.ts';
import type { Handler } from '../../http/handler.ts';
import { refuse } from '../refusals.ts';
import { DONE, ok } from '../replies.ts';
import { chatbotContext, chatOf } from './chatbot.ts';

/** A server that has not written to an unfinished answer for so long has died, and the answer is lost. */
const LOST_AFTER_MS = 120_000;
const LOST_ANSWER_ERROR = 'ERR_ANSWER_FAILED';

/** A message as the history shows it; an answer that was lost half-way counts as failed. RAG-06 */
function toMessaggio(row: ChatbotRow, now: Date): components['schemas']['MessaggioChatbot'] {
  const { id, role, saidAt, vote, reason, writtenAt } = row;
  const isLost = row.state === 'writing' && now.getTime() - writtenAt.getTime() > LOST_AFTER_MS;
  const content = isLost ? `${row.content}${writeError(LOST_ANSWER_ERROR)}` : row.content;
  const answer = role === 'assistant' ? readAnswer(content) : null;
  return {
    id,
    role,
    content,
    date: saidAt.toISOString(),
    vote,
    reason,
    state: isLost ? 'failed' : row.state,
    relatedIds: answer ? relatedIdsOf(answer) : [],
    extractedData: { ...answer?.end?.extractedData },
  };
}

export const listChatbotChats: Handler<operations['listChatbotChats']> = async (call) => {
  const { rag_type: kind } = call.query;
  const asked = chatbotContext(call, kind);
  if (!asked.ok) return refuse(asked.error);
  const chats = await listChats(call.orm, ownerOf(asked.value), kind);
  return ok({
    chats: chats.map(({ id, title, saidAt, answered }) => ({
      id_chat: id,
      content: title,
      date: saidAt.toISOString(),
      temporary: !answered,
    })),
  });
};

export const getChatbotChat: Handler<operations['getChatbotChat']> = async (call) => {
  const asked = await chatOf(call, call.path.id);
  if (!asked.ok) return refuse(asked.error);
  const { chat, context } = asked.value;
  const { id, kind, title } = chat;
  const rows = await readChat(context, chat);
  return ok({
    chat_id: id,
    rag_type: kind,
    title,
    chat_history: rows.map((row) => toMessaggio(row, call.now)),
  });
};

export const getChatbotPdf: Handler<operations['getChatbotPdf']> = async (call) => {
  const asked = await chatOf(call, call.path.id);
  if (!asked.ok) return refuse(asked.error);
  const { chat, context } = asked.value;
  const { brand, mailOrigins, now } = call;
  const { origin } = mailOrigins;
  const answerId = call.query.message_id;
  const wholeChat = { chat, messages: await readChat(context, chat) };
  const excerpt = answerId === undefined ? wholeChat : oneAnswer(wholeChat, answerId);
  if (!excerpt) return refuse('no-such-chat');
  const { chatPdf } = await import('#server/assistant/chat-pdf.ts');
  const pdf = await chatPdf({ brand, ...excerpt, origin, now });
  const name = answerId === undefined ? `chat-${chat.id}.pdf` : `risposta-${answerId}.pdf`;
  return { status: 200, body: new Attachment('application/pdf', name, pdf) };
};

type ChatExcerpt = { chat: ChatbotChat; messages: readonly ChatbotRow[] };

/** One answer with its question; null if the message is not an answer of the chat. */
function oneAnswer({ chat, messages }: ChatExcerpt, id: number): ChatExcerpt | null {
  const index = messages.findIndex((row) => row.id === id && row.role === 'assistant');
  const answer = messages[index];
  if (!answer) return null;
  const question = messages.slice(0, index).findLast(({ role }) => role === 'user');
  const titled = { ...chat, title: question?.content ?? chat.title, startedAt: answer.saidAt };
  return { chat: titled, messages: [answer] };
}

export const renameChatbotChat: Handler<operations['renameChatbotChat']> = async (call) => {
  const { chat_id: id, rag_type: kind } = call.body;
  const title = call.body.title.trim();
  if (title === '') return refuse('no-title');
  const asked = chatbotContext(call);
  if (!asked.ok) return refuse(asked.error);
  const renamed = await changeChatbotChat(call.orm, ownerOf(asked.value), { id, kind }, { title });
  return renamed ? DONE : refuse('no-such-chat');
};

export const deleteChatbotChat: Handler<operations['deleteChatbotChat']> = async (call) => {
  const { chat_id: id, rag_type: kind } = call.body;
  const asked = chatbotContext(call);
  if (!asked.ok) return refuse(asked.error);
  const deleted = await changeChatbotChat(
    call.orm,
    ownerOf(asked.value),
    { id, kind },
    { deletedAt: call.now },
  );
  return deleted ? DONE : refuse('no-such-chat');
};

export const restoreChatbotChat: Handler<operations['restoreChatbotChat']> = async (call) => {
  const { chat_id: id, rag_type: kind } = call.body;
  const asked = chatbotContext(call);
  if (!asked.ok) return refuse(asked.error);
  const since = undoableSince(call.now);
  return (await restore(call.orm, ownerOf(asked.value), { id, kind }, since)) ? DONE : refuse('no-such-chat');
};
