import type { ChatbotKind } from '#domain/chatbot/kinds.ts';
import type { components } from '#openapi/generated/site.ts';
import { countQuestion } from '#server/assistant/question-limit.ts';
import { takeQuestion } from '#server/assistant/take-question.ts';
import { writeAnswer } from '#server/assistant/write-answer.ts';
import type { RequestContext } from '../../http/handler.ts';
import { SERVER_ENDS, TextStream } from '../../http/text-stream.ts';
import { refusal } from '../replies.ts';
import { tooManyAttempts } from '../too-many-attempts.ts';
import { chatbotContext, NO_SUCH_CHAT } from './chatbot-call.ts';

/** Writes a question down and answers it as it is written. API-07 */
export async function answerQuestion(
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
  const taken = await takeQuestion(context, wanted);
  if (!taken) return NO_SUCH_CHAT;
  const answer = new TextStream((say, gone) =>
    writeAnswer(context, { question: wanted, taken }, { say, gone, serverEnds: SERVER_ENDS }),
  );
  return { status: 200 as const, body: answer };
}
