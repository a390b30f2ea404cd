import type { operations } from '#openapi/generated/site.ts';
import { chatPdf } from '#server/chatbot/chat-pdf.ts';
import { readChat } from '#server/chatbot/read-chat.ts';
import { Attachment } from '#server/http/attachment.ts';
import type { Handler } from '#server/http/handler.ts';
import { chatOf } from './chatbot-chat-of.ts';

export const getChatbotPdf: Handler<operations['getChatbotPdf']> = async (call) => {
  const asked = await chatOf(call, call.path.id);
  if (asked.refused) return asked.refused;
  const { brand, mailOrigins, now } = call;
  const { origin } = mailOrigins;
  const messages = await readChat(asked.visit, asked.chat);
  const pdf = await chatPdf({ brand, chat: asked.chat, messages, origin, now });
  return { status: 200, body: new Attachment('application/pdf', `chat-${asked.chat.id}.pdf`, pdf) };
};
