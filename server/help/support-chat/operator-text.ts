import { brandOf } from '#domain/brands/brand-by-host.ts';
import type { SupportChatMessage } from '#domain/support/chat-message.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { findChatById } from '../db/support-chats.ts';
import type { AnsweringSetup } from '../pages/answering-setup.ts';
import { faqOf } from '../pages/faq-of.ts';
import { linkKind, textAsLink } from './link-kind.ts';

/** An operator's message, as it is stored and shown. */
export type OperatorText = Pick<SupportChatMessage, 'kind' | 'content' | 'details'>;

/** A message that the operator wrote; if it is only a link, it is shown by the link's kind. HLP-10 */
export function toOperatorText(content: string, meeting: Date | null): OperatorText {
  if (meeting) return { kind: 'meeting', content, details: { at: meeting.toISOString() } };
  const url = textAsLink(content);
  return url ? { kind: linkKind(url), content, details: { url } } : { kind: 'text', content, details: null };
}

type Forward = { chatId: string; slug: string; answering: AnsweringSetup };

/** A forwarded answer from the FAQ of the conversation's paper; null where there is no such answer. HLP-10 */
export async function forwardedAnswer(
  orm: Orm,
  { chatId, slug, answering }: Forward,
): Promise<OperatorText | null> {
  const chat = await findChatById(orm, chatId);
  const categories = chat ? await faqOf(brandOf(chat.brand), answering) : [];
  const found = categories.flatMap(({ answers }) => answers).find((answer) => answer.slug === slug);
  if (!found) return null;
  const { text, html, question, action } = found;
  const details = { html, forwarded: true, sources: [{ slug, question }], ...(action && { action }) };
  return { kind: 'text', content: text, details };
}
