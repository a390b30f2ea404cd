import { dayAt } from '#domain/dates.ts';
import { stateAt } from '#domain/support/hours.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { runSteps } from '#server/base/queue/run-steps.ts';
import { changeChatInState, listOpenChats, notifyServers, type SupportChat } from '../db/support-chats.ts';
import { addMessage } from '../db/support-messages.ts';
import { openingsFromDay } from '../pages/opening-hours.ts';
import { chatStrings as strings } from './strings.ts';
import { systemMessage } from './system-message.ts';

/** Silence of both sides after which a conversation with an operator is ended. */
const MAX_SILENCE_MS = 12 * 3_600_000;

type ChatChange = { changes: Partial<SupportChat>; message: string };

const BACK_TO_ASSISTANT: ChatChange = {
  changes: { state: 'assistant', waitingSince: null },
  message: strings.closedMeanwhile,
};

/**
 * Returns conversations that wait for an operator to the assistant when the operators' hours have ended, so that no
 * reader waits in vain, and ends conversations with an operator in which both sides have been silent for long. HLP-04
 */
export async function closeIdleChats(orm: Orm, now: Date, report: (error: unknown) => void): Promise<void> {
  const { operators } = await openingsFromDay(dayAt(now));
  const { open } = stateAt(operators, now);
  const endSilent: ChatChange = {
    changes: { state: 'ended', endedAt: now },
    message: strings.endedBySilence,
  };
  const isSilent = ({ saidAt }: SupportChat) => now.getTime() - saidAt.getTime() > MAX_SILENCE_MS;
  const chats = await listOpenChats(orm);
  await runSteps(
    report,
    chats.map((chat) => async () => {
      if (chat.state === 'waiting' && !open) await change(orm, chat, BACK_TO_ASSISTANT, now);
      if (chat.state === 'operator' && isSilent(chat)) await change(orm, chat, endSilent, now);
    }),
  );
}

async function change(
  orm: Orm,
  { id, state }: SupportChat,
  { changes, message }: ChatChange,
  now: Date,
): Promise<void> {
  await orm.transaction(async (tx) => {
    if (!(await changeChatInState(tx, id, [state], changes))) return;
    await addMessage(tx, id, { ...systemMessage(message), saidAt: now });
    await notifyServers(tx, { chat: id, what: 'changed' });
  });
}
