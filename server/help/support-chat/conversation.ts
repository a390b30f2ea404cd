import type { Conversation } from '#domain/support/conversation.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { positionInQueue, recentWaits, type SupportChat } from '../db/support-chats.ts';
import { messagesOf } from '../db/support-messages.ts';

const MINUTE_MS = 60_000;
/** Wait that is assumed as long as no operator has joined a conversation. */
const USUAL_WAIT_MS = 3 * MINUTE_MS;

export async function conversationOf(orm: Orm, chat: SupportChat): Promise<Conversation> {
  return {
    state: chat.state,
    operator: chat.operatorName,
    messages: await messagesOf(orm, chat.id),
    queue: chat.state === 'waiting' ? await queueOf(orm, chat) : null,
  };
}

/** An estimate on the safe side: each earlier wait already contains the time behind others. */
async function queueOf(orm: Orm, chat: SupportChat) {
  const place = await positionInQueue(orm, chat);
  const wait = median(await recentWaits(orm)) ?? USUAL_WAIT_MS;
  return { place, minutes: Math.max(1, Math.round((wait * place) / MINUTE_MS)) };
}

function median(numbers: readonly number[]): number | undefined {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)];
}
