import type { Access } from '#domain/access.ts';
import type { Brand } from '#domain/brands/brand.ts';
import { type AnswerLink, type SharedAnswer, sharedAnswerPath } from '#domain/chatbot/answer-link.ts';
import { readAnswer, writeStart } from '#domain/chatbot/answer-text.ts';
import { countAction } from '#server/accounts/identity/count-action.ts';
import type { IdentityService } from '#server/accounts/identity/identity-service.ts';
import { hashOf, isSecret, newSecret } from '#server/accounts/identity/secrets.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { type ChatbotContext, ownerOf } from './chatbot-context.ts';
import type { AnswerLinkRow } from './db/chatbot-links.ts';
import { addAnswerLink, answerByToken, answerLinksOf, countAnswerOpening } from './db/chatbot-links.ts';
import { visibleAnswers } from './visible-answers.ts';

const DAY_MS = 86_400_000;
/** Limit of shared answers: more than a reader shares in an hour. */
const SHARING_LIMIT = { name: 'chatbot-links', points: 30, seconds: 3600 };

/** Counts that an answer is shared. @returns the seconds to wait, 0 if it may be shared */
export const countSharing = (
  deps: Pick<IdentityService, 'orm' | 'secret'>,
  readerId: string,
): Promise<number> => countAction(deps, SHARING_LIMIT, readerId);

type AnswerToShare = { chatId: number; messageId: number; days: number };

/**
 * Makes an address under which an answer can be read for some days. The address is returned only once. Null if the
 * message is not a complete answer of the chat.
 */
export async function shareAnswer(
  { orm, now }: Pick<ChatbotContext, 'orm' | 'now'>,
  { days, ...answer }: AnswerToShare,
  origin: string,
): Promise<{ link: AnswerLink; url: string } | null> {
  const token = newSecret();
  const link = await addAnswerLink(orm, {
    ...answer,
    tokenHash: hashOf(token),
    createdAt: now,
    expiresAt: new Date(now.getTime() + days * DAY_MS),
  });
  return link && { link: toLink(link), url: `${origin}${sharedAnswerPath(token)}` };
}

/** The reader's links that are still valid, the latest first. */
export const readAnswerLinks = async ({
  orm,
  now,
  ...context
}: Pick<ChatbotContext, 'orm' | 'now' | 'session' | 'brand'>): Promise<AnswerLink[]> =>
  (await answerLinksOf(orm, ownerOf(context), now)).map(toLink);

const toLink = ({ id, chatId, messageId, kind, question, opened, ...row }: AnswerLinkRow): AnswerLink => ({
  id,
  chatId,
  messageId,
  kind,
  question,
  opened,
  createdAt: row.createdAt.toISOString(),
  expiresAt: row.expiresAt.toISOString(),
  lastOpenedAt: row.lastOpenedAt?.toISOString() ?? null,
});

/** A request for a shared answer: paper, time, the visitor's access, and the visitor's id if signed in. */
type SharedAnswerRequest = { orm: Orm; brand: Brand; now: Date; access: Access; readerId: string | null };

/** The fullest access: a text that it does not show has been removed for all readers. */
const FULLEST_ACCESS: Access = 'digital+';

/**
 * The shared answer as the visitor may read it now: what is shown depends on the visitor's own access, not on that of
 * the reader who shared it. Null if the address shows nothing, for whatever reason. ROL-06, RAG-06
 */
export async function openSharedAnswer(
  token: string,
  { orm, brand, now, access, readerId }: SharedAnswerRequest,
): Promise<SharedAnswer | null> {
  if (!isSecret(token)) return null;
  const linkedAnswer = await answerByToken(orm, { brand: brand.sigla, tokenHash: hashOf(token), now });
  if (!linkedAnswer) return null;
  const { link, answer, question } = linkedAnswer;
  const reader = { brand: brand.sigla, now };
  const contentFor = async (withAccess: Access) =>
    (await visibleAnswers(orm, [answer], { ...reader, access: withAccess }))[0]?.content ?? '';
  const content = await contentFor(access);
  if (readerId !== linkedAnswer.readerId) await countAnswerOpening(orm, link.id, now);
  return {
    question,
    content: withoutChat(content),
    sharedAt: link.createdAt.toISOString(),
    expiresAt: link.expiresAt.toISOString(),
    partial: comparableText(content) !== comparableText(await contentFor(FULLEST_ACCESS)),
  };
}

/** The text of an answer with its citations, as a string, to compare what two visitors see. */
const comparableText = (content: string): string => JSON.stringify(readAnswer(content).parts);

/** An answer without the number and the title of its chat, which are private to its reader. */
function withoutChat(content: string): string {
  const { start } = readAnswer(content);
  if (!start) return content;
  return content.replace(writeStart(start), () =>
    writeStart({ ...start, chatId: 0, messageId: 0, title: '' }),
  );
}
