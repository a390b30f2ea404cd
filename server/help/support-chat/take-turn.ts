import { createHash } from 'node:crypto';
import { type ChatMessage, LONGEST_TURN, SHORTEST_TURN } from '#domain/support/chat-message.ts';
import type { Conversation } from '#domain/support/conversation.ts';
import { visibleWords } from '#domain/validation/free-words.ts';
import { digestOf } from '#server/accounts/identity/secrets.ts';
import type { CaptchaRefusal } from '#server/base/captcha/captcha.ts';
import { DONE, failure, type Result, success } from '#server/base/result.ts';
import {
  announceChat,
  changeChatIn,
  findChat,
  findChatById,
  openChat,
  type SupportChat,
} from '../db/support-chats.ts';
import { addMessage, messagesOf } from '../db/support-messages.ts';
import type { Said } from './assistant/assistant.ts';
import { countJunk, countTurn } from './chat-limits.ts';
import { conversationOf } from './conversation.ts';
import { operatorsAt } from './operator-hours.ts';
import { mayContinue, type SupportChatContext } from './support-chat-context.ts';

/** Long runs of the characters that secrets consist of. */
const CODE = /^(?=.*\d)[A-Za-z0-9_-]{20,}$/;

/**
 * The page from which a reader writes, in the form in which it is stored: without query and fragment, which may contain
 * codes and tokens, and without parts of the path that look like one. Empty for a text that is not the address of a
 * page. HLP-09
 */
export function pageAddress(host: string): string {
  if (!URL.canParse(host)) return '';
  const { origin, pathname, protocol } = new URL(host);
  if (!/^https?:$/.test(protocol)) return '';
  return (
    origin +
    pathname
      .split('/')
      .map((part) => (CODE.test(part) ? '…' : part))
      .join('/')
  );
}

type Turn = {
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
function fits(content: string, state: SupportChat['state']): boolean {
  const { length } = [...content];
  return length <= LONGEST_TURN && length >= (state === 'assistant' ? SHORTEST_TURN : 1);
}

/**
 * Adds a reader's message to a conversation, which is created if there is none, and has the assistant answer unless an
 * operator does. A message sent again is stored and answered once. HLP-08, HLP-09
 */
export async function takeTurn(
  context: SupportChatContext,
  turn: Turn,
): Promise<Result<TurnTaken, TurnRefusal>> {
  const { orm } = context;
  const before = await findChat(orm, digestOf(turn.secret));
  if (before && !mayContinue(before, context)) return failure('no-such-chat');
  const messages = before ? await messagesOf(orm, before.id) : [];
  const said = messages.find(({ id }) => id === turn.id);
  if (before && said) return await saidAgain(context, before, said);
  if (before?.state === 'ended') return failure('chat-ended');
  const content = visibleWords(turn.content).trim();
  if (!fits(content, before?.state ?? 'assistant')) return failure('message-length');
  if (!isQuotable(messages, turn.quoted)) return failure('quoted-elsewhere');
  const allowed = await checkCaptchaAndLimits(context, turn, { withOperator: before?.state === 'operator' });
  if (!allowed.ok) return allowed;
  const chat = await say(context, { ...turn, content });
  if (chat.state === 'ended') return failure('chat-ended');
  return success(await answered(context, chat, content, turn.id));
}

/** A repeated message needs no captcha. The id of a message of the assistant is not accepted. */
const saidAgain = async (
  context: SupportChatContext,
  chat: SupportChat,
  { role, content, id }: ChatMessage,
) => (role === 'user' ? success(await answered(context, chat, content, id)) : failure('no-such-chat'));

const isQuotable = (messages: readonly ChatMessage[], quoted: string | null): boolean =>
  quoted === null || messages.some(({ id, role }) => id === quoted && role !== 'system');

/**
 * Refusals that are not the reader's fault: a page that slept has an old token, and the captcha service may be
 * unreachable.
 */
const BLAMELESS_REFUSALS: readonly CaptchaRefusal[] = ['expired', 'unreachable'];

/** The captcha is checked first, so that refused messages do not use up the limit of others behind the same address. */
async function checkCaptchaAndLimits(
  { captcha, orm, now, client, identity, session }: SupportChatContext,
  { secret, token }: Turn,
  { withOperator }: { withOperator: boolean },
): Promise<Result<void, LimitRefusal>> {
  const { address } = client;
  const verdict = await captcha.verify(token, { action: 'chat', now, address, orm });
  if (verdict === 'ok') {
    const turn = { conversation: digestOf(secret), withOperator, readerId: session?.readerId ?? null };
    const wait = await countTurn(identity, { ...turn, address });
    return wait > 0 ? failure({ wait }) : DONE;
  }
  const wait = BLAMELESS_REFUSALS.includes(verdict) ? 0 : await countJunk(identity, address);
  return failure(wait > 0 ? { wait } : 'captcha-not-valid');
}

const say = ({ orm, brand, now, session }: SupportChatContext, { secret, id, content, page, quoted }: Turn) =>
  orm.transaction(async (tx) => {
    const chat = await openChat(tx, {
      ...{ secretHash: digestOf(secret), brand: brand.sigla, now },
      ...{ readerId: session?.readerId ?? null, page: pageAddress(page) },
    });
    // Another call may have ended it meanwhile.
    if (chat.state === 'ended') return chat;
    await addMessage(tx, chat.id, { id, role: 'user', kind: 'text', content, quoted, saidAt: now });
    if (chat.waitingSince) await announceChat(tx, { chat: chat.id, what: 'changed' });
    return chat;
  });

/** Id of a reply, derived from its message: two simultaneous replies to the same message are stored once. */
function replyIdOf(id: string): string {
  const hex = createHash('sha256').update(`reply ${id}`).digest('hex');
  return hex.slice(0, 32).replace(/(.{8})(.{4})(.{4})(.{4})(.{12})/, '$1-$2-$3-$4-$5');
}

async function answered(
  context: SupportChatContext,
  chat: SupportChat,
  turn: string,
  id: string,
): Promise<TurnTaken> {
  const { orm } = context;
  const replyId = replyIdOf(id);
  const there = (await messagesOf(orm, chat.id)).some((message) => message.id === replyId);
  if (chat.state === 'assistant' && !there) await replyOnce(context, chat, { turn, id, replyId });
  const conversation = await conversationOf(orm, (await findChatById(orm, chat.id)) ?? chat);
  const said = conversation.messages.find((message) => message.id === replyId);
  return { reply: said?.content ?? '', conversation };
}

type Asked = { turn: string; id: string; replyId: string };

const underway = new Map<string, Promise<void>>();

/** A message that is sent again while the assistant works waits for the same answer. */
async function replyOnce(context: SupportChatContext, chat: SupportChat, asked: Asked): Promise<void> {
  const key = `${chat.id} ${asked.replyId}`;
  const replying = underway.get(key) ?? reply(context, chat, asked).finally(() => underway.delete(key));
  underway.set(key, replying);
  await replying;
}

async function reply(
  context: SupportChatContext,
  chat: SupportChat,
  { turn, id, replyId }: Asked,
): Promise<void> {
  const { orm, brand, now, chats } = context;
  const messages = await messagesOf(orm, chat.id);
  const at = messages.findIndex((message) => message.id === id);
  const before = messages
    .slice(0, at)
    .flatMap(({ role, content, details }): Said[] =>
      role === 'user' || role === 'assistant' ? [{ role, content, details }] : [],
    );
  const { open: operatorsThere } = await operatorsAt(context);
  const asked = { brand, turn, before, operatorsThere, answering: chats.answering };
  const { content, details } = await chats.assistant.answer(asked);
  await orm.transaction(async (tx) => {
    // A model takes its time: its answer is dropped if the reader has asked for a person meanwhile.
    if (!(await changeChatIn(tx, chat.id, ['assistant'], { saidAt: now }))) return;
    const message = { role: 'assistant', kind: 'text', content, details, saidAt: now } as const;
    await addMessage(tx, chat.id, { id: replyId, ...message });
  });
}
