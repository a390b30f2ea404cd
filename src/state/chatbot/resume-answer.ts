import { errorKindOf } from '#domain/api-error.ts';
import type { ChatMessage } from '#domain/chatbot/reader-chats.ts';
import type { ChatbotDeps } from './chatbot-deps.ts';

/** How long it is waited before each time that the server is asked, in milliseconds. */
const PAUSES = [500, 1500, 3000, 5000, 8000, 8000, 8000];

type Deps = Pick<ChatbotDeps, 'open' | 'pause'>;
type Cut = { chatId: number; answerId: number; stop: AbortSignal };
type Tell = (answer: ChatMessage) => void;

/** An answer as the server has it; null of one that is not there, `unheard` where the server could not be asked. */
type Kept = ChatMessage | null | 'unheard';

type TakenUp = 'told' | 'stopped' | 'gone' | 'broken';

/**
 * Takes up an answer whose line broke: the server has it as far as it was written, which may be to its end.
 * @param tell is told what the server has of it
 * @returns `told` of one that came to an end, `stopped` where the reader wants no more, `gone` where the server has no such
 * answer, `broken` where it stands half-way, or nobody could be asked
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

/** Null of an answer that is still being written, and where nobody could be asked. */
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
