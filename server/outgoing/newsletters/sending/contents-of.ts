import type { Brand } from '#domain/brands/brand.ts';
import { coversFrom } from '#domain/newsletter-times.ts';
import type { Newsletter } from '#domain/newsletters.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { noticesOf } from '../../db/article-notices.ts';
import type { Mailing } from '../../db/newsletter-mailings.ts';
import { newsletterContents } from '../newsletter-contents.ts';
import type { Contents } from './write-letter.ts';

/** Contents of a mailing for a reader; null where there are none. */
export type ContentsFor = (readerId: string) => Promise<Contents | null>;

/**
 * Returns the contents of a mailing by reader. Contents that are the same for all are read once per job, so a
 * correction during a mailing is in the later letters. An article under embargo is included if the embargo ended before
 * the mailing began. ACC-07
 */
export function contentsOf(
  { day, createdAt }: Pick<Mailing, 'day' | 'createdAt'>,
  newsletter: Newsletter,
  { orm, brand }: { orm: Orm; brand: Brand },
): ContentsFor {
  const since = coversFrom(newsletter, day);
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
