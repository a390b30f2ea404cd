import type { Sigla } from '#domain/brands/brand.ts';
import { type Newsletter, newsletterOf, newslettersOf } from '#domain/newsletters.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { newToken } from '#server/base/mail/list-token.ts';
import { DONE, failure, type Result } from '#server/base/result.ts';
import { addNewsletter, removeNewsletter, subscribedNewsletters } from '../db/reader-newsletters.ts';

/** A reader on a paper; `subscribed` is whether a subscription opens it. */
export type NewsletterReader = { readerId: string; brand: Sigla; subscribed: boolean };

/** A newsletter of the paper, with its state for a reader. */
export type ReadersNewsletter = { newsletter: Newsletter; open: boolean; subscribed: boolean };

const isOpenTo = ({ subscribers }: Newsletter, reader: NewsletterReader): boolean =>
  !subscribers || reader.subscribed;

/** ACC-07 */
export async function readNewsletters(orm: Orm, reader: NewsletterReader): Promise<ReadersNewsletter[]> {
  const got = await subscribedNewsletters(orm, reader);
  return newslettersOf(reader.brand).map((newsletter) => ({
    newsletter,
    open: isOpenTo(newsletter, reader),
    subscribed: got.includes(newsletter.slug),
  }));
}

/** Subscribes a reader to a newsletter, or ends it. Ending it is always allowed, even without a paid subscription. */
export async function changeNewsletter(
  orm: Orm,
  reader: NewsletterReader,
  { slug, wanted, now }: { slug: string; wanted: boolean; now: Date },
): Promise<Result<void, 'no-such-newsletter' | 'subscribers-only'>> {
  const { readerId, brand } = reader;
  const newsletter = newsletterOf(brand, slug);
  if (!newsletter) return failure('no-such-newsletter');
  if (wanted && !isOpenTo(newsletter, reader)) return failure('subscribers-only');
  if (wanted) await addNewsletter(orm, { readerId, brand, newsletter: slug, since: now, token: newToken() });
  else await removeNewsletter(orm, { readerId, brand }, slug);
  return DONE;
}
