import type { Brand } from '#domain/brands/brand.ts';
import { tellsSince } from '#domain/newsletter-times.ts';
import type { Newsletter } from '#domain/newsletters.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { noticesOf } from '../../db/article-notices.ts';
import type { Mailing } from '../../db/newsletter-mailings.ts';
import { newsletterContents } from '../newsletter-contents.ts';
import type { Contents } from './write-letter.ts';

/** What a mailing tells a reader; null where that is nothing. */
export type ContentsFor = (readerId: string) => Promise<Contents | null>;

/**
 * What is the same for all is read once for the letters of a job: what is corrected while a mailing leaves is right in those
 * that follow. Of what is under embargo it tells if that ended before the mailing began. ACC-07
 */
export function contentsOf(
  { day, createdAt }: Pick<Mailing, 'day' | 'createdAt'>,
  newsletter: Newsletter,
  { orm, brand }: { orm: Orm; brand: Brand },
): ContentsFor {
  const since = tellsSince(newsletter, day);
  const read = async (readerId?: string): Promise<Contents | null> => {
    const asked = { brand, now: createdAt, since, ...(readerId !== undefined && { readerId }) };
    const [lead, ...others] = await newsletterContents(orm, newsletter, asked);
    if (!lead) return null;
    const ids = [lead, ...others].map(({ id }) => id);
    return { articles: [lead, ...others], notices: await noticesOf(orm, ids) };
  };
  if (newsletter.from === 'topics') return read;
  let shared: Promise<Contents | null> | undefined;
  return () => {
    shared ??= read();
    return shared;
  };
}
