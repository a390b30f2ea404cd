import { DONE, failure, type Result } from '#server/base/result.ts';
import {
  announceChat,
  changeChatIn,
  changeChatOfOperator,
  findChatById,
  type SupportChat,
} from '../db/support-chats.ts';
import { addMessage, isInConversation, markRead } from '../db/support-messages.ts';
import type { OperatorWords } from './operator-words.ts';
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
    const how = { state: 'operator' as const, operatorId: id, operatorName: name };
    const moved =
      (await changeChatIn(tx, chatId, ['waiting'], { ...how, joinedAt: now })) ??
      (takeOver && (await changeChatIn(tx, chatId, ['operator'], how)));
    if (!moved) return false;
    const content = strings.joined(name, now);
    await addMessage(tx, chatId, { ...systemMessage(content), saidAt: now });
    await markRead(tx, chatId, ['user'], now);
    await announceChat(tx, { chat: chatId, what: 'changed' });
    return true;
  });
  return joined ? DONE : mayJoin(operator, await findChatById(orm, chatId));
}

/** Whether an operator may act, which needs a conversation that this operator has joined. */
export async function mayAct(
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
  const may = await mayAct(operator, chatId);
  return may.ok ? failure('chat-taken') : may;
}

export type OperatorTurn = { id: string; words: OperatorWords; quoted: string | null };

/**
 * Sends a message to the reader of a conversation that the operator has joined; a message sent again is stored once.
 */
export async function answerChat(
  operator: OperatorContext,
  chatId: string,
  turn: OperatorTurn,
): Promise<Result<void, ActionRefusal | 'quoted-elsewhere'>> {
  const { orm, now } = operator;
  const may = await mayAct(operator, chatId);
  if (!may.ok) return may;
  const { id, words, quoted } = turn;
  if (quoted !== null && !(await isInConversation(orm, chatId, quoted))) return failure('quoted-elsewhere');
  const said = await orm.transaction(async (tx) => {
    // Locks the conversation, so that it is not ended or taken over before the message is stored.
    if (!(await changeChatOfOperator(tx, operator.id, chatId, { saidAt: now }))) return false;
    await addMessage(tx, chatId, { id, role: 'operator', quoted, saidAt: now, ...words });
    await announceChat(tx, { chat: chatId, what: 'changed' });
    return true;
  });
  return said ? DONE : await whyLost(operator, chatId);
}

/** Reports that the operator is typing, has read the messages, or leaves. */
export async function markOperatorChat(
  operator: OperatorContext,
  chatId: string,
  mark: 'typing' | 'read' | 'close',
): Promise<Result<void, ActionRefusal>> {
  const { orm, now } = operator;
  const may = await mayAct(operator, chatId);
  if (!may.ok) return may;
  if (mark === 'close') return await closeChat(operator, chatId);
  if (mark === 'typing') await announceChat(orm, { chat: chatId, what: 'typing', who: 'operator' });
  else if (await markRead(orm, chatId, ['user'], now))
    await announceChat(orm, { chat: chatId, what: 'changed' });
  return DONE;
}

async function closeChat(operator: OperatorContext, chatId: string): Promise<Result<void, ActionRefusal>> {
  const { orm, now, id, name } = operator;
  const closed = await orm.transaction(async (tx) => {
    if (!(await changeChatOfOperator(tx, id, chatId, { state: 'ended', endedAt: now }))) return false;
    await addMessage(tx, chatId, { ...systemMessage(strings.endedByOperator(name)), saidAt: now });
    await announceChat(tx, { chat: chatId, what: 'changed' });
    return true;
  });
  return closed ? DONE : await whyLost(operator, chatId);
}
