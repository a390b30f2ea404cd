import { readAnswer, relatedIdsOf, writeError } from '#domain/chatbot/answer-text.ts';
import type { components } from '#openapi/generated/site.ts';
import type { ChatbotRow } from '#server/assistant/db/chatbot-chats.ts';

/** An answer on which nobody has written for so long has lost its server. */
const LOST_MS = 120_000;
const CUT = 'ERR_ANSWER_FAILED';

/** A message as the history tells it; an answer that was lost half-way has failed. RAG-06 */
export function toMessaggio(row: ChatbotRow, now: Date): components['schemas']['MessaggioChatbot'] {
  const { id, role, saidAt, vote, reason, writtenAt } = row;
  const lost = row.state === 'writing' && now.getTime() - writtenAt.getTime() > LOST_MS;
  const content = lost ? `${row.content}${writeError(CUT)}` : row.content;
  const answer = role === 'assistant' ? readAnswer(content) : null;
  return {
    ...{ id, role, content, date: saidAt.toISOString(), vote, reason },
    state: lost ? 'failed' : row.state,
    relatedIds: answer ? relatedIdsOf(answer) : [],
    extractedData: { ...answer?.end?.extractedData },
  };
}
