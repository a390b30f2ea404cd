import type { ConversationMessage } from '#src/state/chatbot/conversation.ts';
import { answerStrings as strings } from './strings.ts';

/** Message about an answer that is missing or incomplete; null for a complete one. RAG-05 */
export function failureWords({
  state,
  live,
  refusal,
  broken,
}: Pick<ConversationMessage, 'state' | 'live' | 'refusal' | 'broken'>): string | null {
  if (broken) return strings.broken;
  if (state === 'stopped') return strings.stopped;
  if (state !== 'failed') return null;
  if (!live) return strings.failedOnce;
  switch (refusal?.kind) {
    case 'too-many-attempts':
      return strings.tooMany(refusal.waitS === null ? null : Math.ceil(refusal.waitS / 60));
    case 'unavailable':
      return strings.busy;
    case 'offline':
      return strings.offline;
    case 'access-denied':
    case 'forbidden':
      return strings.closed;
    case 'not-found':
      return strings.gone;
    case 'bad-request':
      return strings.notTaken;
    default:
      return strings.failedNow;
  }
}
