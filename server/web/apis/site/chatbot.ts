import type { ChatbotKind } from '#domain/chatbot/kinds.ts';
import type { components, operations } from '#openapi/generated/site.ts';
import { type ChatbotContext, mayOpenKind, ownerOf } from '#server/assistant/chatbot-context.ts';
import { readChatbotFacts } from '#server/assistant/chatbot-facts.ts';
import { type ChatbotChat, findChatbotChat, rateAnswer } from '#server/assistant/db/chatbot-chats.ts';
import { countQuestion } from '#server/assistant/question-limit.ts';
import { storeQuestion } from '#server/assistant/store-question.ts';
import { writeAnswer } from '#server/assistant/write-answer.ts';
import { failure, type Result, success } from '#server/base/result.ts';
import { SERVER_STOPPING, TextStream } from '../../http/answer-bodies.ts';
import type { Handler, RequestContext } from '../../http/handler.ts';
import { accessOf } from '../access-of.ts';
import { refuse } from '../refusals.ts';
import { DONE, ok } from '../replies.ts';

/** Context of a chatbot call by a reader who may open it. NAV-15, RAG-01 */
export function chatbotContext(
  call: RequestContext,
  kind: ChatbotKind | null = null,
): Result<ChatbotContext, 'login-required' | 'chatbot-closed'> {
  const { session, orm, brand, now, identity, chatbot } = call;
  if (session === null) return failure('login-required');
  const context = { session, orm, brand, now, identity, chatbot, access: accessOf(call) };
  return mayOpenKind(context, kind) ? success(context) : failure('chatbot-closed');
}

type Asked = { chat: ChatbotChat; context: ChatbotContext };

/** The chat that a call is about; a chat of another reader gets the same refusal as one that does not exist. */
export async function chatOf(
  call: RequestContext,
  id: number,
): Promise<Result<Asked, 'login-required' | 'chatbot-closed' | 'no-such-chat'>> {
  const asked = chatbotContext(call);
  if (!asked.ok) return asked;
  const context = asked.value;
  const chat = await findChatbotChat(call.orm, ownerOf(context), id);
  if (!chat) return failure('no-such-chat');
  return mayOpenKind(context, chat.kind) ? success({ chat, context }) : failure('chatbot-closed');
}

/** Stores a question and streams the answer as it is written. API-07 */
async function answerQuestion(
  call: RequestContext,
  kind: ChatbotKind,
  body: components['schemas']['DomandaChatbot'],
) {
  const { chat_id: chatId, question, instead_of: replacedAnswerId = null, scope = {} } = body;
  const asked = chatbotContext(call, kind);
  if (!asked.ok) return refuse(asked.error);
  const context = asked.value;
  const text = question.trim();
  if (text === '') return refuse('no-question');
  const wait = await countQuestion(call.identity, context.session.readerId);
  if (wait > 0) return refuse({ wait });
  const { dal, al, sezioni = [], edizioni = [] } = scope;
  const questionScope = {
    ...(dal && { from: dal }),
    ...(al && { to: al }),
    sections: sezioni,
    editions: edizioni,
  };
  const newQuestion = { kind, chatId, text, replacedAnswerId, scope: questionScope };
  const stored = await storeQuestion(context, newQuestion);
  if (!stored) return refuse('no-such-chat');
  const answer = new TextStream((append, abortSignal) =>
    writeAnswer(
      context,
      { question: newQuestion, stored },
      { say: append, abortSignal, serverEnds: SERVER_STOPPING },
    ),
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
  if (!asked.ok) return refuse(asked.error);
  // If the vote is taken back, the stored reason is deleted too.
  const opinion = { vote, reason: (vote && reason?.trim()) || null };
  const rated = await rateAnswer(call.orm, asked.value.chat.id, message_id, opinion);
  return rated ? DONE : refuse('no-such-chat');
};

export const getChatbotFacts: Handler<operations['getChatbotFacts']> = async (call) => {
  const { rag_type: kind } = call.query;
  const asked = chatbotContext(call, kind);
  if (!asked.ok) return refuse(asked.error);
  const { articles, until } = await readChatbotFacts(call.orm, call, kind);
  return ok({ articoli: articles, fino_al: until });
};
