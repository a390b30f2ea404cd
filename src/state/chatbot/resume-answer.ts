import { errorKindOf } from '#domain/api-error.ts';
import type { ChatMessage } from '#domain/chatbot/reader-chats.ts';
import type { ChatbotDeps } from './chatbot-deps.ts';

/** Pauses before each request to the server, in milliseconds. */
const PAUSES = [500, 1500, 3000, 5000, 8000, 8000, 8000];

type Deps = Pick<ChatbotDeps, 'open' | 'pause'>;
type Cut = { chatId: number; answerId: number; stop: AbortSignal };
type Tell = (answer: ChatMessage) => void;

/** An answer as the server has it; null if it has none, `unheard` if the server could not be reached. */
type Kept = ChatMessage | null | 'unheard';

type TakenUp = 'told' | 'stopped' | 'gone' | 'broken';

/**
 * Resumes an answer whose connection broke: the server has it as far as it was written, perhaps to its end.
 * @param tell is called with the text that the server has
 * @returns `told` for one that came to an end, `stopped` if the reader stopped it, `gone` if the server has no such
 * answer, `broken` if it is incomplete or the server could not be reached
 */
export async function resumeAnswer(deps: Deps, cut: Cut, tell: Tell): Promise<TakenUp> {
  for (const ms of PAUSES) {
    await deps.pause(ms, cut.stop);
    const kept = await keptOf(deps, cut);
    if (cut.stop.aborted) return 'stopped';
    if (kept && kept !== 'unheard') tell(kept);
    const outcome = outcomeOf(kept);
    if (outcome) return outcome;
  }
  return 'broken';
}

/** Null for an answer that is still being written, and if the server could not be reached. */
function outcomeOf(kept: Kept): TakenUp | null {
  if (kept === null) return 'gone';
  if (kept === 'unheard' || kept.state === 'writing') return null;
  return kept.state === 'stopped' ? 'broken' : 'told';
}

async function keptOf({ open }: Deps, { chatId, answerId, stop }: Cut): Promise<Kept> {
  if (stop.aborted) return 'unheard';
  try {
    return (await open(chatId)).messages.find(({ id }) => id === answerId) ?? null;
  } catch (error) {
    return errorKindOf(error) === 'not-found' ? null : 'unheard';
  }
}
