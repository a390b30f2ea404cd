import { NEWSLETTERS } from '#domain/account-addresses.ts';
import type { Brand } from '#domain/brands/brand.ts';
import type { Newsletter } from '#domain/newsletters.ts';
import type { ArticleSummary, Day } from '#domain/newsstand.ts';
import { newsletterLetter } from '#server/base/mail/letters/newsletter-letter.ts';
import type { Mail } from '#server/base/mail/mailer.ts';
import type { Recipient } from '../../db/newsletter-audience.ts';
import { listHeaders, unsubscribeUrl } from '../unsubscribe.ts';

/** Contents of a letter: its articles, the lead first, and their copyright notices. */
export type LetterContents = {
  articles: readonly [ArticleSummary, ...ArticleSummary[]];
  notices: readonly string[];
};

type LetterContext = {
  brand: Brand;
  newsletter: Newsletter;
  day: Day;
  /** Origins of the newsstand and of the account site, without a slash at the end. */
  origin: string;
  accountOrigin: string;
};

/** Writes the letter with a newsletter to one reader. ACC-07 */
export function writeLetter(
  { articles, notices }: LetterContents,
  { email, token }: Pick<Recipient, 'email' | 'token'>,
  { brand, newsletter, day, origin, accountOrigin }: LetterContext,
): Mail {
  const bodies = newsletterLetter(brand, {
    newsletter,
    day,
    articles,
    notices,
    origin,
    unsubscribeUrl: unsubscribeUrl(accountOrigin, token),
    manageUrl: `${accountOrigin}${NEWSLETTERS}`,
  });
  return { ...bodies, to: email, list: listHeaders(brand, newsletter, { accountOrigin, token }) };
}
