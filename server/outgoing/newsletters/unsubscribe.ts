import type { Brand, Sigla } from '#domain/brands/brand.ts';
import { type Newsletter, newsletterOf } from '#domain/newsletters.ts';
import { UNSUBSCRIBE_PATH } from '#domain/unsubscribe-address.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { isToken } from '#server/base/mail/list-token.ts';
import type { ListHeaders } from '#server/base/mail/mailer.ts';
import { oneClickHeaders } from '#server/base/mail/one-click.ts';
import { newsletterByToken, removeNewsletterByToken } from '../db/reader-newsletters.ts';

/** Where a reader ends a newsletter, from a mail: they are asked there. */
export const unsubscribeUrl = (accountOrigin: string, token: string) =>
  `${accountOrigin}${UNSUBSCRIBE_PATH}?${new URLSearchParams({ token })}`;

/** The headers by which a reader's mail program offers to switch a newsletter off. RFC 2369, RFC 8058 */
export const unsubscribeHeaders = (accountOrigin: string, token: string) =>
  oneClickHeaders(unsubscribeUrl(accountOrigin, token));

/** What the mail of a newsletter says of itself to mail programs; its name is the same in every mail. RFC 2919 */
export const listHeaders = (
  { domain }: Pick<Brand, 'domain'>,
  { slug }: Pick<Newsletter, 'slug'>,
  { accountOrigin, token }: { accountOrigin: string; token: string },
): ListHeaders => ({
  'List-Id': `<${slug}.newsletter.${domain}>`,
  ...unsubscribeHeaders(accountOrigin, token),
});

/** The newsletter that somebody gets by this token; null where nobody does any more. */
export async function newsletterOfToken(orm: Orm, brand: Sigla, token: string): Promise<Newsletter | null> {
  const slug = isToken(token) ? await newsletterByToken(orm, brand, token) : null;
  return slug === null ? null : (newsletterOf(brand, slug) ?? null);
}

/** Ends what the token stands for. What has ended already is no error: mail programs ask more than once. */
export async function unsubscribeByToken(orm: Orm, brand: Sigla, token: string): Promise<void> {
  if (isToken(token)) await removeNewsletterByToken(orm, brand, token);
}
