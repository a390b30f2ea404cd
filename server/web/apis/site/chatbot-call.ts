import type { ChatbotKind } from '#domain/chatbot/kinds.ts';
import { type ChatbotContext, mayAsk } from '#server/assistant/chatbot-context.ts';
import type { RequestContext } from '../../http/handler.ts';
import { accessOf } from '../access-of.ts';
import { LOGIN_REQUIRED } from '../login-required.ts';
import { refusal } from '../replies.ts';

const CLOSED = refusal(403, 'ERR_ACCESS_DENIED', 'this chatbot is not open to this reader');

/** To whoever asks for a chat that is not theirs, or not there. */
export const NO_SUCH_CHAT = refusal(404, 'ERR_CHAT_NOT_FOUND', 'no such chat of this reader');

/** A call about the chatbot by somebody who may open it, or its refusal. NAV-15, RAG-01 */
export function chatbotContext(
  call: RequestContext,
  kind: ChatbotKind | null = null,
): { context: ChatbotContext; refused: null } | { refused: typeof LOGIN_REQUIRED | typeof CLOSED } {
  const { session, orm, brand, now, identity, chatbot } = call;
  if (session === null) return { refused: LOGIN_REQUIRED };
  const context = { session, orm, brand, now, identity, chatbot, access: accessOf(call) };
  return mayAsk(context, kind) ? { context, refused: null } : { refused: CLOSED };
}

export { CLOSED as CHATBOT_CLOSED };
