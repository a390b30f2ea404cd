import type { Sigla } from '#domain/brands/brand.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { and, asc, eq, gt, inArray } from '#server/base/db/drizzle.ts';
import { readerNewsletters } from '#server/base/db/schema/account-schema.ts';
import { readers } from '#server/base/db/schema/readers-schema.ts';

/** A newsletter of a paper, by its slug. */
export type NewsletterKey = { brand: Sigla; newsletter: string };

/** The recipient of a letter, with the token to unsubscribe. */
export type Recipient = { readerId: string; email: string; token: string };

const receives = ({ brand, newsletter }: NewsletterKey) =>
  and(eq(readerNewsletters.brand, brand), eq(readerNewsletters.newsletter, newsletter));

/** The next readers after `after` who get a newsletter, in the order of their ids. */
export async function nextSubscribers(
  orm: Orm,
  newsletter: NewsletterKey,
  { after, limit }: { after?: string | undefined; limit: number },
): Promise<string[]> {
  const { readerId } = readerNewsletters;
  const rows = await orm
    .select({ readerId })
    .from(readerNewsletters)
    .where(and(receives(newsletter), after === undefined ? undefined : gt(readerId, after)))
    .orderBy(asc(readerId))
    .limit(limit);
  return rows.map((row) => row.readerId);
}

/** Those of these readers who still get a newsletter and have a confirmed, not suspended account. */
export const recipientsAmong = async (
  orm: Orm,
  newsletter: NewsletterKey,
  readerIds: readonly string[],
): Promise<Recipient[]> => {
  const { readerId, token } = readerNewsletters;
  return orm
    .select({ readerId, email: readers.email, token })
    .from(readerNewsletters)
    .innerJoin(readers, eq(readers.id, readerId))
    .where(and(receives(newsletter), inArray(readerId, [...readerIds]), eq(readers.status, 'active')))
    .orderBy(asc(readerId));
};
