import { dateWithTime } from '#domain/date-words.ts';
import type { MessageRole, SupportChatMessage } from '#domain/support/chat-message.ts';
import type { Conversation, ExternalChat } from '#domain/support/conversation.ts';
import { findReader } from '#server/accounts/db/readers.ts';
import { failure, type Result, success } from '#server/base/result.ts';
import { changeChatInState, findChatById, notifyServers, type SupportChat } from '../db/support-chats.ts';
import { addMessage } from '../db/support-messages.ts';
import { conversationOf } from './conversation.ts';
import type { ExternalChatProvider } from './external-chat.ts';
import { operatorsStateAt } from './operator-hours.ts';
import { chatStrings as strings } from './strings.ts';
import { ANONYMOUS_NAME, type SupportChatContext } from './support-chat-context.ts';
import { systemMessage } from './system-message.ts';

type TranscriptHead = { brand: string; page: string; name: string };

/** Transcript of a conversation in plain text, for the operator who continues it. HLP-11 */
function transcriptOf(
  messages: readonly SupportChatMessage[],
  { brand, page, name }: TranscriptHead,
): string {
  const speakers: Record<MessageRole, string> = {
    user: name,
    assistant: 'Assistente',
    operator: 'Operatore',
    system: '—',
  };
  const lines = messages.map(({ role, content, saidAt }) => {
    return `[${dateWithTime(saidAt.toISOString())}] ${speakers[role]}: ${content}`;
  });
  return [`Testata: ${brand}`, `Pagina: ${page || 'sconosciuta'}`, '', ...lines].join('\n');
}

type HandOver = Result<
  { conversation: Conversation; externalChat: ExternalChat | null },
  'chat-ended' | 'no-operator'
>;

const ENDED = failure('chat-ended');

/**
 * How long after the hand-over a repeated call gets the external chat's data again: the first answer may have
 * been lost, or the vendor's script blocked.
 */
const REPEATABLE_MS = 3_600_000;

/** Puts a conversation into the operators' queue, or hands it over to an external chat. HLP-06 */
export async function handOver(context: SupportChatContext, chat: SupportChat): Promise<HandOver> {
  const { externalChatProvider: provider } = context.supportChats;
  if (chat.state === 'ended') return provider ? await handedOverAnswer(context, chat, provider) : ENDED;
  if (chat.state === 'assistant' && !(await operatorsStateAt(context)).open) return failure('no-operator');
  return provider ? await handOverToExternalChat(context, chat, provider) : await enqueue(context, chat);
}

async function enqueue({ orm, now }: SupportChatContext, chat: SupportChat): Promise<HandOver> {
  const waiting = await orm.transaction(async (tx) => {
    const changed = await changeChatInState(tx, chat.id, ['assistant'], {
      state: 'waiting',
      waitingSince: now,
    });
    if (changed) await notifyServers(tx, { chat: chat.id, what: 'changed' });
    return changed;
  });
  const current = waiting ?? (await findChatById(orm, chat.id)) ?? chat;
  if (current.state === 'ended') return ENDED;
  return success({ conversation: await conversationOf(orm, current), externalChat: null });
}

async function handOverToExternalChat(
  context: SupportChatContext,
  chat: SupportChat,
  provider: ExternalChatProvider,
): Promise<HandOver> {
  const { orm, now } = context;
  const changed = await orm.transaction(async (tx) => {
    // The assistant did not solve it; the reader's verdict at the end, if there is one, replaces this.
    const changes = { state: 'ended' as const, endedAt: now, handedElsewhereAt: now, solved: 'no' as const };
    const ended = await changeChatInState(tx, chat.id, ['assistant', 'waiting'], changes);
    if (!ended) return null;
    await addMessage(tx, chat.id, { ...systemMessage(strings.handedOver), saidAt: now });
    await notifyServers(tx, { chat: chat.id, what: 'changed' });
    return ended;
  });
  // Nothing was changed if a simultaneous call has handed it over, or the reader has ended it.
  return await handedOverAnswer(context, changed ?? (await findChatById(orm, chat.id)) ?? chat, provider);
}

/**
 * The external chat in which a conversation continues, with its transcript; refused as ended if it was not handed
 * over within the last hour. A conversation that has not ended is returned without one. HLP-11
 */
async function handedOverAnswer(
  context: SupportChatContext,
  chat: SupportChat,
  provider: ExternalChatProvider,
): Promise<HandOver> {
  const { orm, now, brand } = context;
  const { handedElsewhereAt: at, page, readerId } = chat;
  const conversation = await conversationOf(orm, chat);
  if (chat.state !== 'ended') return success({ conversation, externalChat: null });
  if (!at || now.getTime() - at.getTime() > REPEATABLE_MS) return ENDED;
  const reader = readerId === null ? null : await findReader(orm, readerId);
  const messages = conversation.messages.filter(
    ({ role, content }) => role !== 'system' || content !== strings.handedOver,
  );
  const transcript = transcriptOf(messages, {
    brand: brand.name,
    page,
    name: reader?.name ?? ANONYMOUS_NAME,
  });
  const { name = null, email = null } = reader ?? {};
  return success({ conversation, externalChat: { ...provider, name, email, transcript } });
}
