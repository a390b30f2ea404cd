import type { Sigla } from '#domain/brands/brand.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { and, eq } from '#server/base/db/drizzle.ts';
import { readerNewsletters } from '#server/base/db/schema/account-schema.ts';

type ReaderOfPaper = { readerId: string; brand: Sigla };

const ofReader = ({ readerId, brand }: ReaderOfPaper) =>
  and(eq(readerNewsletters.readerId, readerId), eq(readerNewsletters.brand, brand));

/** Slugs of the newsletters that a reader gets. ACC-07 */
export async function subscribedNewsletters(orm: Orm, reader: ReaderOfPaper): Promise<string[]> {
  const rows = await orm
    .select({ newsletter: readerNewsletters.newsletter })
    .from(readerNewsletters)
    .where(ofReader(reader));
  return rows.map(({ newsletter }) => newsletter);
}

/** Adds a newsletter to those that a reader gets; one that the reader gets already keeps its token. */
export async function addNewsletter(
  orm: Orm,
  row: ReaderOfPaper & { newsletter: string; since: Date; token: string },
): Promise<void> {
  await orm.insert(readerNewsletters).values(row).onConflictDoNothing();
}

export async function removeNewsletter(orm: Orm, reader: ReaderOfPaper, newsletter: string): Promise<void> {
  await orm
    .delete(readerNewsletters)
    .where(and(ofReader(reader), eq(readerNewsletters.newsletter, newsletter)));
}

const hasToken = (brand: Sigla, token: string) =>
  and(eq(readerNewsletters.brand, brand), eq(readerNewsletters.token, token));

/** The newsletter of an unsubscribe link; null where no reader has that token. */
export async function newsletterByToken(orm: Orm, brand: Sigla, token: string): Promise<string | null> {
  const [row] = await orm
    .select({ newsletter: readerNewsletters.newsletter })
    .from(readerNewsletters)
    .where(hasToken(brand, token));
  return row?.newsletter ?? null;
}

/** Removes the newsletter that an unsubscribe link names. @returns it; null where it had been removed already. */
export async function removeNewsletterByToken(orm: Orm, brand: Sigla, token: string): Promise<string | null> {
  const [row] = await orm
    .delete(readerNewsletters)
    .where(hasToken(brand, token))
    .returning({ newsletter: readerNewsletters.newsletter });
  return row?.newsletter ?? null;
}
