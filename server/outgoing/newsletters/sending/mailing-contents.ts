import type { Brand } from '#domain/brands/brand.ts';
import { coversFrom } from '#domain/newsletter-times.ts';
import type { Newsletter } from '#domain/newsletters.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { copyrightNoticesOf } from '../../db/copyright-notices.ts';
import type { Mailing } from '../../db/newsletter-mailings.ts';
import { newsletterContents } from '../newsletter-contents.ts';
import type { LetterContents } from './write-letter.ts';

/** Reads the contents of a mailing for a reader; null if there are none. */
export type ReadContents = (readerId: string) => Promise<LetterContents | null>;

/**
 * Returns a function that reads the contents of a mailing for one reader. Contents that are the same for all
 * are read once per job, so a correction during a mailing is in the later letters. An article under embargo
 * is included if the embargo ended before the mailing began. ACC-07
 */
export function mailingContentsReader(
  { day, createdAt }: Pick<Mailing, 'day' | 'createdAt'>,
  newsletter: Newsletter,
  { orm, brand }: { orm: Orm; brand: Brand },
): ReadContents {
  const since = coversFrom(newsletter, day);
  const read = async (readerId?: string): Promise<LetterContents | null> => {
    const options = { brand, now: createdAt, since, ...(readerId !== undefined && { readerId }) };
    const [lead, ...others] = await newsletterContents(orm, newsletter, options);
    if (!lead) return null;
    const ids = [lead, ...others].map(({ id }) => id);
    return { articles: [lead, ...others], notices: await copyrightNoticesOf(orm, ids) };
  };
  if (newsletter.from === 'topics') return read;
  let shared: Promise<LetterContents | null> | undefined;
  return () => {
    shared ??= read();
    return shared;
  };
}
