import { dateAndTime, dayAt } from '#domain/dates.ts';
import type { ChatMessage, MessageRole } from '#domain/support/chat-message.ts';
import type { Conversation, Elsewhere } from '#domain/support/conversation.ts';
import { findReader } from '#server/accounts/db/readers.ts';
import { failure, type Result, success } from '#server/base/result.ts';
import { announceChat, changeChatIn, findChatById, type SupportChat } from '../db/support-chats.ts';
import { addMessage } from '../db/support-messages.ts';
import { conversationOf } from './conversation.ts';
import type { LiveChat } from './live-chat.ts';
import { operatorsAt } from './operator-hours.ts';
import { chatStrings as strings } from './strings.ts';
import { NO_NAME, type SupportChatContext } from './support-chat-context.ts';
import { systemMessage } from './system-message.ts';

type About = { brand: string; page: string; name: string };

/** Transcript of a conversation in plain text, for the operator who continues it. HLP-11 */
function transcriptOf(messages: readonly ChatMessage[], { brand, page, name }: About): string {
  const speakers: Record<MessageRole, string> = {
    ...{ user: name, assistant: 'Assistente', operator: 'Operatore', system: '—' },
  };
  const said = messages.map(({ role, content, saidAt }) => {
    const at = dateAndTime(saidAt.toISOString(), dayAt(saidAt));
    return `[${at}] ${speakers[role]}: ${content}`;
  });
  return [`Testata: ${brand}`, `Pagina: ${page || 'sconosciuta'}`, '', ...said].join('\n');
}

type HandOver = Result<
  { conversation: Conversation; elsewhere: Elsewhere | null },
  'chat-ended' | 'no-operator'
>;

const ENDED = failure('chat-ended');

/** How long the address of the live chat is sent again: an answer may be lost, and a vendor's script be blocked. */
const TOLD_AGAIN_MS = 3_600_000;

/** Puts a conversation into the operators' queue, or hands it over to a third-party live chat. HLP-06 */
export async function handOver(context: SupportChatContext, chat: SupportChat): Promise<HandOver> {
  const { elsewhere } = context.chats;
  if (chat.state === 'ended') return elsewhere ? await tellAgain(context, chat, elsewhere) : ENDED;
  if (chat.state === 'assistant' && !(await operatorsAt(context)).open) return failure('no-operator');
  return elsewhere ? await handElsewhere(context, chat, elsewhere) : await enqueue(context, chat);
}

async function enqueue({ orm, now }: SupportChatContext, chat: SupportChat): Promise<HandOver> {
  const waiting = await orm.transaction(async (tx) => {
    const moved = await changeChatIn(tx, chat.id, ['assistant'], { state: 'waiting', waitingSince: now });
    if (moved) await announceChat(tx, { chat: chat.id, what: 'changed' });
    return moved;
  });
  const there = waiting ?? (await findChatById(orm, chat.id)) ?? chat;
  if (there.state === 'ended') return ENDED;
  return success({ conversation: await conversationOf(orm, there), elsewhere: null });
}

async function handElsewhere(
  context: SupportChatContext,
  chat: SupportChat,
  to: LiveChat,
): Promise<HandOver> {
  const { orm, now } = context;
  const moved = await orm.transaction(async (tx) => {
    const how = { state: 'ended' as const, endedAt: now, handedElsewhereAt: now, solved: 'no' as const };
    const ended = await changeChatIn(tx, chat.id, ['assistant', 'waiting'], how);
    if (!ended) return null;
    await addMessage(tx, chat.id, { ...systemMessage(strings.elsewhere), saidAt: now });
    await announceChat(tx, { chat: chat.id, what: 'changed' });
    return ended;
  });
  // Of two simultaneous calls the other one handed it over, or the reader has ended it.
  return await tellAgain(context, moved ?? (await findChatById(orm, chat.id)) ?? chat, to);
}

/** Answers where a conversation continues, if it was handed over lately. HLP-11 */
async function tellAgain(context: SupportChatContext, chat: SupportChat, to: LiveChat): Promise<HandOver> {
  const { orm, now, brand } = context;
  const { handedElsewhereAt: at, page, readerId } = chat;
  const conversation = await conversationOf(orm, chat);
  if (chat.state !== 'ended') return success({ conversation, elsewhere: null });
  if (!at || now.getTime() - at.getTime() > TOLD_AGAIN_MS) return ENDED;
  const reader = readerId === null ? null : await findReader(orm, readerId);
  const said = conversation.messages.filter(
    ({ role, content }) => role !== 'system' || content !== strings.elsewhere,
  );
  const transcript = transcriptOf(said, { brand: brand.name, page, name: reader?.name ?? NO_NAME });
  const { name = null, email = null } = reader ?? {};
  return success({ conversation, elsewhere: { ...to, name, email, transcript } });
}
