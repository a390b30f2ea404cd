import type { Brand, Sigla } from '#domain/brands/brand.ts';
import { type Newsletter, newsletterOf } from '#domain/newsletters.ts';
import { UNSUBSCRIBE_PATH } from '#domain/unsubscribe-address.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { isToken } from '#server/base/mail/list-token.ts';
import type { ListHeaders } from '#server/base/mail/mailer.ts';
import { oneClickHeaders } from '#server/base/mail/one-click.ts';
import { newsletterByToken, removeNewsletterByToken } from '../db/reader-newsletters.ts';

/** Address in a mail at which a reader ends a newsletter, after a confirmation. */
export const unsubscribeUrl = (accountOrigin: string, token: string) =>
  `${accountOrigin}${UNSUBSCRIBE_PATH}?${new URLSearchParams({ token })}`;

/** Headers by which a mail program offers to unsubscribe from a newsletter. RFC 2369, RFC 8058 */
export const unsubscribeHeaders = (accountOrigin: string, token: string) =>
  oneClickHeaders(unsubscribeUrl(accountOrigin, token));

/** List headers of a newsletter's mails; its list id is the same in every mail. RFC 2919 */
export const listHeaders = (
  { domain }: Pick<Brand, 'domain'>,
  { slug }: Pick<Newsletter, 'slug'>,
  { accountOrigin, token }: { accountOrigin: string; token: string },
): ListHeaders => ({
  'List-Id': `<${slug}.newsletter.${domain}>`,
  ...unsubscribeHeaders(accountOrigin, token),
});

/** The newsletter of this token; null where no reader has it any more. */
export async function newsletterOfToken(orm: Orm, brand: Sigla, token: string): Promise<Newsletter | null> {
  const slug = isToken(token) ? await newsletterByToken(orm, brand, token) : null;
  return slug === null ? null : (newsletterOf(brand, slug) ?? null);
}

/**
 * Ends the subscription of a token. One that has ended already is no error, because mail programs repeat the call.
 * @returns false where it had ended: its reader may have subscribed again since, with another token
 */
export async function unsubscribeByToken(orm: Orm, brand: Sigla, token: string): Promise<boolean> {
  return isToken(token) && (await removeNewsletterByToken(orm, brand, token)) !== null;
}
