import { dayAt } from '#domain/dates.ts';
import { stateAt } from '#domain/support/hours.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { announceChat, changeChatIn, listOpenChats, type SupportChat } from '../db/support-chats.ts';
import { addMessage } from '../db/support-messages.ts';
import { openingsFromDay } from '../pages/opening-hours.ts';
import { chatStrings as strings } from './strings.ts';
import { systemMessage } from './system-message.ts';

/** Silence of both sides after which a conversation is ended. */
const SILENT_MS = 12 * 3_600_000;

type Change = { to: Partial<SupportChat>; words: string };

const BACK: Change = { to: { state: 'assistant', waitingSince: null }, words: strings.closedMeanwhile };

/**
 * Returns waiting conversations to the assistant when the operators go home, and ends conversations that both sides
 * have left, so that no reader waits in vain. HLP-04
 */
export async function closeIdleChats(orm: Orm, now: Date): Promise<void> {
  const { operators } = await openingsFromDay(dayAt(now));
  const { open } = stateAt(operators, now);
  const silent: Change = { to: { state: 'ended', endedAt: now }, words: strings.endedBySilence };
  for (const chat of await listOpenChats(orm)) {
    if (chat.state === 'waiting' && !open) await change(orm, chat, BACK, now);
    if (chat.state === 'operator' && now.getTime() - chat.saidAt.getTime() > SILENT_MS)
      await change(orm, chat, silent, now);
  }
}

async function change(orm: Orm, { id, state }: SupportChat, { to, words }: Change, now: Date): Promise<void> {
  await orm.transaction(async (tx) => {
    if (!(await changeChatIn(tx, id, [state], to))) return;
    await addMessage(tx, id, { ...systemMessage(words), saidAt: now });
    await announceChat(tx, { chat: id, what: 'changed' });
  });
}
