import type { ChatbotKind } from '#domain/chatbot/kinds.ts';
import type { components, operations } from '#openapi/generated/site.ts';
import { type ChatbotContext, mayAsk, ownerOf } from '#server/assistant/chatbot-context.ts';
import { readChatbotFacts } from '#server/assistant/chatbot-facts.ts';
import { type ChatbotChat, findChatbotChat, rateAnswer } from '#server/assistant/db/chatbot-chats.ts';
import { countQuestion } from '#server/assistant/question-limit.ts';
import { storeQuestion } from '#server/assistant/store-question.ts';
import { writeAnswer } from '#server/assistant/write-answer.ts';
import { SERVER_ENDS, TextStream } from '../../http/answer-bodies.ts';
import type { Handler, RequestContext } from '../../http/handler.ts';
import { accessOf } from '../access-of.ts';
import { DONE, LOGIN_REQUIRED, ok, refusal } from '../replies.ts';
import { tooManyAttempts } from '../too-many-attempts.ts';

const CHATBOT_CLOSED = refusal(403, 'ERR_ACCESS_DENIED', 'this chatbot is not open to this reader');

/** Refusal for a chat that does not exist or is another reader's. */
export const NO_SUCH_CHAT = refusal(404, 'ERR_CHAT_NOT_FOUND', 'no such chat of this reader');

/** Context of a chatbot call by a reader who may open it, or its refusal. NAV-15, RAG-01 */
export function chatbotContext(
  call: RequestContext,
  kind: ChatbotKind | null = null,
): { context: ChatbotContext; refused: null } | { refused: typeof LOGIN_REQUIRED | typeof CHATBOT_CLOSED } {
  const { session, orm, brand, now, identity, chatbot } = call;
  if (session === null) return { refused: LOGIN_REQUIRED };
  const context = { session, orm, brand, now, identity, chatbot, access: accessOf(call) };
  return mayAsk(context, kind) ? { context, refused: null } : { refused: CHATBOT_CLOSED };
}

type Refused = typeof LOGIN_REQUIRED | typeof CHATBOT_CLOSED | typeof NO_SUCH_CHAT;

/**
 * The chat that a call is about, or its refusal; a chat of another reader gets the same refusal as one that does not
 * exist.
 */
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

/** Stores a question and streams the answer as it is written. API-07 */
async function answerQuestion(
  call: RequestContext,
  kind: ChatbotKind,
  body: components['schemas']['DomandaChatbot'],
) {
  const { chat_id: chatId, question, instead_of: insteadOf = null, scope = {} } = body;
  const asked = chatbotContext(call, kind);
  if (asked.refused) return asked.refused;
  const { context } = asked;
  const text = question.trim();
  if (text === '') return refusal(400, 'ERR_BAD_REQUEST', 'nothing was asked');
  const wait = await countQuestion(call.identity, context.session.readerId);
  if (wait > 0) return tooManyAttempts(wait);
  const { dal, al, sezioni = [], edizioni = [] } = scope;
  const chosen = { ...(dal && { from: dal }), ...(al && { to: al }), sections: sezioni, editions: edizioni };
  const wanted = { kind, chatId, text, insteadOf, scope: chosen };
  const taken = await storeQuestion(context, wanted);
  if (!taken) return NO_SUCH_CHAT;
  const answer = new TextStream((say, gone) =>
    writeAnswer(context, { question: wanted, taken }, { say, gone, serverEnds: SERVER_ENDS }),
  );
  return { status: 200 as const, body: answer };
}

export const askChatbot: Handler<operations['askChatbot']> = (call) =>
  answerQuestion(call, 'digital', call.body);

export const askChatbotByCategory: Handler<operations['askChatbotByCategory']> = (call) =>
  answerQuestion(call, `online_${call.body.category}`, call.body);

export const rateChatbotAnswer: Handler<operations['rateChatbotAnswer']> = async (call) => {
  const { chat_id, message_id, vote, reason } = call.body;
  const asked = await chatOf(call, chat_id);
  if (asked.refused) return asked.refused;
  // Without a vote there is no reason to store.
  const opinion = { vote, reason: (vote && reason?.trim()) || null };
  return (await rateAnswer(call.orm, asked.chat.id, message_id, opinion)) ? DONE : NO_SUCH_CHAT;
};

export const getChatbotFacts: Handler<operations['getChatbotFacts']> = async (call) => {
  const { rag_type: kind } = call.query;
  const asked = chatbotContext(call, kind);
  if (asked.refused) return asked.refused;
  const { articles, until } = await readChatbotFacts(call.orm, call, kind);
  return ok({ articoli: articles, fino_al: until });
};
