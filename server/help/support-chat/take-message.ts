import { createHash } from 'node:crypto';
import {
  MAX_MESSAGE_LENGTH,
  MIN_MESSAGE_LENGTH,
  type SupportChatMessage,
} from '#domain/support/chat-message.ts';
import type { Conversation } from '#domain/support/conversation.ts';
import { visibleWords } from '#domain/validation/free-words.ts';
import { hashOf } from '#server/accounts/identity/secrets.ts';
import type { CaptchaRefusal } from '#server/base/captcha/captcha.ts';
import { DONE, failure, type Result, success } from '#server/base/result.ts';
import {
  changeChatInState,
  findChat,
  findChatById,
  findOrCreateChat,
  notifyServers,
  type SupportChat,
} from '../db/support-chats.ts';
import { addMessage, messagesOf } from '../db/support-messages.ts';
import type { EarlierMessage } from './assistant/assistant.ts';
import { countJunk, countMessage } from './chat-limits.ts';
import { conversationOf } from './conversation.ts';
import { operatorsStateAt } from './operator-hours.ts';
import { mayContinue, type SupportChatContext } from './support-chat-context.ts';

/** Long runs of the characters that secrets consist of. */
const CODE = /^(?=.*\d)[A-Za-z0-9_-]{20,}$/;

/**
 * The page from which a reader writes, in the form in which it is stored: without query and fragment, which may contain
 * codes and tokens, and without parts of the path that look like one. Empty for a text that is not the address of a
 * page. HLP-09
 */
export function pageAddress(address: string): string {
  if (!URL.canParse(address)) return '';
  const { origin, pathname, protocol } = new URL(address);
  if (!/^https?:$/.test(protocol)) return '';
  return (
    origin +
    pathname
      .split('/')
      .map((part) => (CODE.test(part) ? '…' : part))
      .join('/')
  );
}

type ReaderMessage = {
  secret: string;
  id: string;
  content: string;
  page: string;
  token: string | undefined;
  /** The message to which it replies. */
  quoted: string | null;
};

/** `reply` is empty where a person will answer. */
type TurnTaken = { reply: string; conversation: Conversation };

type LimitRefusal = 'captcha-not-valid' | { wait: number };
type TurnRefusal = 'no-such-chat' | 'chat-ended' | 'message-length' | 'quoted-elsewhere' | LimitRefusal;

/**
 * Whether a message has an allowed length: the assistant needs a question, but an operator also understands 'sì'.
 * HLP-08
 */
function hasAllowedLength(content: string, state: SupportChat['state']): boolean {
  const { length } = [...content];
  return length <= MAX_MESSAGE_LENGTH && length >= (state === 'assistant' ? MIN_MESSAGE_LENGTH : 1);
}

/**
 * Adds a reader's message to a conversation, which is created if there is none, and has the assistant answer unless an
 * operator does. A message sent again is stored and answered once. HLP-08, HLP-09
 */
export async function takeMessage(
  context: SupportChatContext,
  message: ReaderMessage,
): Promise<Result<TurnTaken, TurnRefusal>> {
  const { orm } = context;
  const existing = await findChat(orm, hashOf(message.secret));
  if (existing && !mayContinue(existing, context)) return failure('no-such-chat');
  const messages = existing ? await messagesOf(orm, existing.id) : [];
  const earlier = messages.find(({ id }) => id === message.id);
  if (existing && earlier) return await answerRepeated(context, existing, earlier);
  if (existing?.state === 'ended') return failure('chat-ended');
  const content = visibleWords(message.content).trim();
  if (!hasAllowedLength(content, existing?.state ?? 'assistant')) return failure('message-length');
  if (!isQuotable(messages, message.quoted)) return failure('quoted-elsewhere');
  const allowed = await checkCaptchaAndLimits(context, message, {
    withOperator: existing?.state === 'operator',
  });
  if (!allowed.ok) return allowed;
  const chat = await storeMessage(context, { ...message, content });
  if (chat.state === 'ended') return failure('chat-ended');
  return success(await answerMessage(context, chat, content, message.id));
}

/** A repeated message needs no captcha. The id of a message of the assistant is not accepted. */
const answerRepeated = async (
  context: SupportChatContext,
  chat: SupportChat,
  { role, content, id }: SupportChatMessage,
) => (role === 'user' ? success(await answerMessage(context, chat, content, id)) : failure('no-such-chat'));

const isQuotable = (messages: readonly SupportChatMessage[], quoted: string | null): boolean =>
  quoted === null || messages.some(({ id, role }) => id === quoted && role !== 'system');

/**
 * Refusals that are not the reader's fault: a page that was suspended has an old token, and the captcha
 * service may be unreachable.
 */
const BLAMELESS_REFUSALS: readonly CaptchaRefusal[] = ['expired', 'unreachable'];

/** The captcha is checked first, so that refused messages do not use up the limit of others behind the same address. */
async function checkCaptchaAndLimits(
  { captcha, orm, now, client, identity, session }: SupportChatContext,
  { secret, token }: ReaderMessage,
  { withOperator }: { withOperator: boolean },
): Promise<Result<void, LimitRefusal>> {
  const { address } = client;
  const verdict = await captcha.verify(token, { action: 'chat', now, address, orm });
  if (verdict === 'ok') {
    const counted = { conversation: hashOf(secret), withOperator, readerId: session?.readerId ?? null };
    const wait = await countMessage(identity, { ...counted, address });
    return wait > 0 ? failure({ wait }) : DONE;
  }
  const wait = BLAMELESS_REFUSALS.includes(verdict) ? 0 : await countJunk(identity, address);
  return failure(wait > 0 ? { wait } : 'captcha-not-valid');
}

const storeMessage = (
  { orm, brand, now, session }: SupportChatContext,
  { secret, id, content, page, quoted }: ReaderMessage,
) =>
  orm.transaction(async (tx) => {
    const chat = await findOrCreateChat(tx, {
      secretHash: hashOf(secret),
      brand: brand.sigla,
      now,
      readerId: session?.readerId ?? null,
      page: pageAddress(page),
    });
    // Another call may have ended the conversation meanwhile.
    if (chat.state === 'ended') return chat;
    await addMessage(tx, chat.id, { id, role: 'user', kind: 'text', content, quoted, saidAt: now });
    if (chat.waitingSince) await notifyServers(tx, { chat: chat.id, what: 'changed' });
    return chat;
  });

/** Id of a reply, derived from its message: two simultaneous replies to the same message are stored once. */
function replyIdOf(id: string): string {
  const hex = createHash('sha256').update(`reply ${id}`).digest('hex');
  return hex.slice(0, 32).replace(/(.{8})(.{4})(.{4})(.{4})(.{12})/, '$1-$2-$3-$4-$5');
}

async function answerMessage(
  context: SupportChatContext,
  chat: SupportChat,
  text: string,
  id: string,
): Promise<TurnTaken> {
  const { orm } = context;
  const replyId = replyIdOf(id);
  const isAnswered = (await messagesOf(orm, chat.id)).some((message) => message.id === replyId);
  if (chat.state === 'assistant' && !isAnswered) await replyOnce(context, chat, { text, id, replyId });
  const conversation = await conversationOf(orm, (await findChatById(orm, chat.id)) ?? chat);
  const stored = conversation.messages.find((message) => message.id === replyId);
  return { reply: stored?.content ?? '', conversation };
}

type ReplyRequest = { text: string; id: string; replyId: string };

const repliesUnderWay = new Map<string, Promise<void>>();

/** A message that is sent again while the assistant is answering it waits for the same answer. */
async function replyOnce(
  context: SupportChatContext,
  chat: SupportChat,
  request: ReplyRequest,
): Promise<void> {
  const key = `${chat.id} ${request.replyId}`;
  const replying =
    repliesUnderWay.get(key) ?? reply(context, chat, request).finally(() => repliesUnderWay.delete(key));
  repliesUnderWay.set(key, replying);
  await replying;
}

async function reply(
  context: SupportChatContext,
  chat: SupportChat,
  { text, id, replyId }: ReplyRequest,
): Promise<void> {
  const { orm, brand, now, supportChats } = context;
  const messages = await messagesOf(orm, chat.id);
  const index = messages.findIndex((message) => message.id === id);
  const earlierMessages = messages
    .slice(0, index)
    .flatMap(({ role, content, details }): EarlierMessage[] =>
      role === 'user' || role === 'assistant' ? [{ role, content, details }] : [],
    );
  const { open: operatorsThere } = await operatorsStateAt(context);
  const question = {
    brand,
    message: text,
    earlierMessages,
    operatorsThere,
    answering: supportChats.answering,
  };
  const { content, details } = await supportChats.assistant.answer(question);
  await orm.transaction(async (tx) => {
    // A model takes its time: its answer is dropped if the reader has asked for a person meanwhile.
    if (!(await changeChatInState(tx, chat.id, ['assistant'], { saidAt: now }))) return;
    const message = { role: 'assistant', kind: 'text', content, details, saidAt: now } as const;
    await addMessage(tx, chat.id, { id: replyId, ...message });
  });
}
