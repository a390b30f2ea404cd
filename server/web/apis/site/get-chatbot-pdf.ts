import type { operations } from '#openapi/generated/site.ts';
import { chatPdf } from '#server/assistant/chat-pdf.ts';
import type { ChatbotChat, ChatbotRow } from '#server/assistant/db/chatbot-chats.ts';
import { readChat } from '#server/assistant/read-chat.ts';
import { Attachment } from '../../http/attachment.ts';
import type { Handler } from '../../http/handler.ts';
import { NO_SUCH_CHAT } from './chatbot-call.ts';
import { chatOf } from './chatbot-chat-of.ts';

export const getChatbotPdf: Handler<operations['getChatbotPdf']> = async (call) => {
  const asked = await chatOf(call, call.path.id);
  if (asked.refused) return asked.refused;
  const { brand, mailOrigins, now } = call;
  const { origin } = mailOrigins;
  const messages = await readChat(asked.context, asked.chat);
  const answerId = call.query.message_id;
  const whole = { chat: asked.chat, messages };
  const wanted = answerId === undefined ? whole : oneAnswer(whole, answerId);
  if (!wanted) return NO_SUCH_CHAT;
  const pdf = await chatPdf({ brand, ...wanted, origin, now });
  const name = answerId === undefined ? `chat-${asked.chat.id}.pdf` : `risposta-${answerId}.pdf`;
  return { status: 200, body: new Attachment('application/pdf', name, pdf) };
};

type Wanted = { chat: ChatbotChat; messages: readonly ChatbotRow[] };

/** An answer by itself, under its question; null of what is no answer of the chat. */
function oneAnswer({ chat, messages }: Wanted, id: number): Wanted | null {
  const at = messages.findIndex((row) => row.id === id && row.role === 'assistant');
  const answer = messages[at];
  if (!answer) return null;
  const question = messages.slice(0, at).findLast(({ role }) => role === 'user');
  const titled = { ...chat, title: question?.content ?? chat.title, startedAt: answer.saidAt };
  return { chat: titled, messages: [answer] };
}
