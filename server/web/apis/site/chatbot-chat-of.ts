import { type ChatbotContext, mayAsk, ownerOf } from '#server/assistant/chatbot-context.ts';
import { type ChatbotChat, findChatbotChat } from '#server/assistant/db/chatbot-chats.ts';
import type { RequestContext } from '../../http/handler.ts';
import type { LOGIN_REQUIRED } from '../login-required.ts';
import { CHATBOT_CLOSED, chatbotContext, NO_SUCH_CHAT } from './chatbot-call.ts';

type Refused = typeof LOGIN_REQUIRED | typeof CHATBOT_CLOSED | typeof NO_SUCH_CHAT;

/** The chat that a call is about, or its refusal: another reader's is not told from one that does not exist. */
export async function chatOf(
  call: RequestContext,
  id: number,
): Promise<{ chat: ChatbotChat; context: ChatbotContext; refused: null } | { refused: Refused }> {
  const asked = chatbotContext(call);
  if (asked.refused) return asked;
  const chat = await findChatbotChat(call.orm, ownerOf(asked.context), id);
  if (!chat) return { refused: NO_SUCH_CHAT };
  return mayAsk(asked.context, chat.kind)
    ? { chat, context: asked.context, refused: null }
    : { refused: CHATBOT_CLOSED };
}
