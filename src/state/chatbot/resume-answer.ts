import { errorKindOf } from '#domain/api-error.ts';
import type { ChatMessage } from '#domain/chatbot/reader-chats.ts';
import type { ChatbotDeps } from './chatbot-deps.ts';

/** Pauses before each request to the server, in milliseconds. */
const PAUSES_MS = [500, 1500, 3000, 5000, 8000, 8000, 8000];

type Deps = Pick<ChatbotDeps, 'open' | 'pause'>;
type InterruptedAnswer = { chatId: number; answerId: number; stop: AbortSignal };
type OnAnswer = (answer: ChatMessage) => void;

/** An answer as the server has it; null if it has none, `unreachable` if the server could not be reached. */
type ServerAnswer = ChatMessage | null | 'unreachable';

type ResumeOutcome = 'ended' | 'stopped' | 'gone' | 'broken';

/**
 * Resumes an answer whose connection broke: the server has it as far as it was written, perhaps to its end.
 * @param onAnswer is called with the answer as the server has it, also while it is incomplete
 * @returns `ended` for one that came to an end, `stopped` if the reader stopped it, `gone` if the server has
 * no such answer, `broken` if it is incomplete or the server could not be reached
 */
export async function resumeAnswer(
  deps: Deps,
  interrupted: InterruptedAnswer,
  onAnswer: OnAnswer,
): Promise<ResumeOutcome> {
  for (const ms of PAUSES_MS) {
    await deps.pause(ms, interrupted.stop);
    const answer = await loadServerAnswer(deps, interrupted);
    if (interrupted.stop.aborted) return 'stopped';
    if (answer && answer !== 'unreachable') onAnswer(answer);
    const outcome = outcomeOf(answer);
    if (outcome) return outcome;
  }
  return 'broken';
}

/** Null for an answer that is still being written, and if the server could not be reached. */
function outcomeOf(kept: ServerAnswer): ResumeOutcome | null {
  if (kept === null) return 'gone';
  if (kept === 'unreachable' || kept.state === 'writing') return null;
  return kept.state === 'stopped' ? 'broken' : 'ended';
}

async function loadServerAnswer(
  { open }: Deps,
  { chatId, answerId, stop }: InterruptedAnswer,
): Promise<ServerAnswer> {
  if (stop.aborted) return 'unreachable';
  try {
    return (await open(chatId)).messages.find(({ id }) => id === answerId) ?? null;
  } catch (error) {
    return errorKindOf(error) === 'not-found' ? null : 'unreachable';
  }
}
