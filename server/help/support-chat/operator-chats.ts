import { brandOf } from '#domain/brands/brand-by-host.ts';
import type { OperatorChats, OperatorChatView, SupportChatSummary } from '#domain/support/conversation.ts';
import { findReader } from '#server/accounts/db/readers.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { findChatById, listOpenChats, type SupportChat } from '../db/support-chats.ts';
import { latestHumanMessages } from '../db/support-messages.ts';
import { conversationOf } from './conversation.ts';
import type { OperatorContext } from './operators.ts';
import { ANONYMOUS_NAME } from './support-chat-context.ts';

/** The open chats of all papers as an operator sees them: the waiting ones, the operator's own, and those of others. */
export async function operatorChatsOf({ orm, id }: OperatorContext): Promise<OperatorChats> {
  const chats = await listOpenChats(orm);
  const latest = await latestHumanMessages(
    orm,
    chats.map((chat) => chat.id),
  );
  const summaries = await Promise.all(
    chats.map(async (chat) => ({ chat, summary: await summaryOf(orm, chat, latest.get(chat.id)) })),
  );
  const summariesWhere = (test: (chat: SupportChat) => boolean) =>
    summaries.filter(({ chat }) => test(chat)).map(({ summary }) => summary);
  return {
    waiting: summariesWhere(({ state }) => state === 'waiting'),
    own: summariesWhere(({ state, operatorId }) => state === 'operator' && operatorId === id),
    others: summariesWhere(({ state, operatorId }) => state === 'operator' && operatorId !== id),
  };
}

async function readerOf(orm: Orm, { readerId }: SupportChat) {
  const reader = readerId === null ? null : await findReader(orm, readerId);
  return reader && { email: reader.email, name: `${reader.name} ${reader.surname}` };
}

async function summaryOf(
  orm: Orm,
  chat: SupportChat,
  latest: { content: string; unread: number } | undefined,
): Promise<SupportChatSummary> {
  const reader = await readerOf(orm, chat);
  return {
    id: chat.id,
    state: chat.state,
    brand: brandOf(chat.brand).name,
    name: reader?.name ?? ANONYMOUS_NAME,
    latest: latest?.content ?? '',
    unread: latest?.unread ?? 0,
    operator: chat.operatorName,
    since: chat.waitingSince ?? chat.startedAt,
  };
}

/** A conversation for an operator; the caller adds the reader's subscription. */
export type ChatForOperator = Omit<OperatorChatView, 'subscription'> & {
  readerId: string | null;
  sigla: SupportChat['brand'];
};

/** Null where there is no conversation, or none that was put into the operators' queue. */
export async function chatViewOf(
  { orm, id }: OperatorContext,
  chatId: string,
): Promise<ChatForOperator | null> {
  const chat = await findChatById(orm, chatId);
  if (!chat?.waitingSince) return null;
  const latest = await latestHumanMessages(orm, [chatId]);
  return {
    summary: await summaryOf(orm, chat, latest.get(chatId)),
    conversation: await conversationOf(orm, chat),
    readerId: chat.readerId,
    sigla: chat.brand,
    isOwn: chat.operatorId === id,
    email: (await readerOf(orm, chat))?.email ?? null,
    page: chat.page,
    startedAt: chat.startedAt,
    solved: chat.solved === null ? null : chat.solved === 'yes',
    opinion: chat.opinion,
  };
}
