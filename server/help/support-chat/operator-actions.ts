import { DONE, failure, type Result } from '#server/base/result.ts';
import {
  changeChatInState,
  changeChatOfOperator,
  findChatById,
  notifyServers,
  type SupportChat,
} from '../db/support-chats.ts';
import { addMessage, markRead, mayBeQuoted } from '../db/support-messages.ts';
import type { OperatorText } from './operator-text.ts';
import type { OperatorContext } from './operators.ts';
import { chatStrings as strings } from './strings.ts';
import { systemMessage } from './system-message.ts';

export type ActionRefusal = 'no-such-chat' | 'chat-taken' | 'chat-ended';

/** Whether an operator may join a conversation, or has joined it. */
function mayJoin({ id }: OperatorContext, chat: SupportChat | null): Result<void, ActionRefusal> {
  if (!chat?.waitingSince) return failure('no-such-chat');
  if (chat.state === 'ended') return failure('chat-ended');
  return chat.state === 'operator' && chat.operatorId !== id ? failure('chat-taken') : DONE;
}

/**
 * Takes a conversation from the queue: of two operators who try at the same time, one gets it. With `takeOver` also
 * from another operator, who may have gone home.
 */
export async function joinChat(
  operator: OperatorContext,
  chatId: string,
  { takeOver }: { takeOver: boolean },
): Promise<Result<void, ActionRefusal>> {
  const { orm, now, id, name } = operator;
  const joined = await orm.transaction(async (tx) => {
    const operatorFields = { state: 'operator' as const, operatorId: id, operatorName: name };
    const taken = await changeChatInState(tx, chatId, ['waiting'], { ...operatorFields, joinedAt: now });
    // An operator whose first answer was lost has the conversation already: the reader is told once.
    const mayTakeOver = !taken && takeOver && (await findChatById(tx, chatId))?.operatorId !== id;
    const changed =
      taken ?? (mayTakeOver && (await changeChatInState(tx, chatId, ['operator'], operatorFields)));
    if (!changed) return false;
    const content = strings.joined(name, now);
    await addMessage(tx, chatId, { ...systemMessage(content), saidAt: now });
    await markRead(tx, chatId, ['user'], now);
    await notifyServers(tx, { chat: chatId, what: 'changed' });
    return true;
  });
  return joined ? DONE : mayJoin(operator, await findChatById(orm, chatId));
}

/** `done` if an operator may act in a conversation because they have joined it; otherwise why not. */
export async function checkJoined(
  operator: OperatorContext,
  chatId: string,
): Promise<Result<void, ActionRefusal>> {
  const chat = await findChatById(operator.orm, chatId);
  const may = mayJoin(operator, chat);
  return may.ok && chat?.state !== 'operator' ? failure('no-such-chat') : may;
}

/** Why an operator lost a conversation during an action: it has ended, or a colleague has it. */
export async function whyLost(
  operator: OperatorContext,
  chatId: string,
): Promise<Result<void, ActionRefusal>> {
  const may = await checkJoined(operator, chatId);
  return may.ok ? failure('chat-taken') : may;
}

export type OperatorMessage = { id: string; words: OperatorText; quoted: string | null };

/**
 * Sends a message to the reader of a conversation that the operator has joined; a message sent again is stored once.
 */
export async function answerChat(
  operator: OperatorContext,
  chatId: string,
  message: OperatorMessage,
): Promise<Result<void, ActionRefusal | 'quoted-elsewhere'>> {
  const { orm, now } = operator;
  const result = await checkJoined(operator, chatId);
  if (!result.ok) return result;
  const { id, words, quoted } = message;
  if (quoted !== null && !(await mayBeQuoted(orm, chatId, quoted))) return failure('quoted-elsewhere');
  const isStored = await orm.transaction(async (tx) => {
    // Locks the conversation, so that it is not ended or taken over before the message is stored.
    if (!(await changeChatOfOperator(tx, operator.id, chatId, { saidAt: now }))) return false;
    await addMessage(tx, chatId, { id, role: 'operator', quoted, saidAt: now, ...words });
    await notifyServers(tx, { chat: chatId, what: 'changed' });
    return true;
  });
  return isStored ? DONE : await whyLost(operator, chatId);
}

/** Notifies the reader that the operator is typing, marks messages as read, or ends the conversation. */
export async function markOperatorChat(
  operator: OperatorContext,
  chatId: string,
  mark: 'typing' | 'read' | 'close',
): Promise<Result<void, ActionRefusal>> {
  const { orm, now } = operator;
  const result = await checkJoined(operator, chatId);
  if (!result.ok) return result;
  if (mark === 'close') return await closeChat(operator, chatId);
  if (mark === 'typing') await notifyServers(orm, { chat: chatId, what: 'typing', who: 'operator' });
  else if (await markRead(orm, chatId, ['user'], now))
    await notifyServers(orm, { chat: chatId, what: 'changed' });
  return DONE;
}

async function closeChat(operator: OperatorContext, chatId: string): Promise<Result<void, ActionRefusal>> {
  const { orm, now, id, name } = operator;
  const closed = await orm.transaction(async (tx) => {
    if (!(await changeChatOfOperator(tx, id, chatId, { state: 'ended', endedAt: now }))) return false;
    await addMessage(tx, chatId, { ...systemMessage(strings.endedByOperator(name)), saidAt: now });
    await notifyServers(tx, { chat: chatId, what: 'changed' });
    return true;
  });
  return closed ? DONE : await whyLost(operator, chatId);
}
