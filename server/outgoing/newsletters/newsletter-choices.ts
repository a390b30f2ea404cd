import type { Sigla } from '#domain/brands/brand.ts';
import { type Newsletter, newsletterOf, newslettersOf } from '#domain/newsletters.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { newToken } from '#server/base/mail/list-token.ts';
import { DONE, failure, type Result } from '#server/base/result.ts';
import { addNewsletter, removeNewsletter, subscribedNewsletters } from '../db/reader-newsletters.ts';

/** A reader of a paper; `hasSubscription` is whether the reader has a paid subscription to it. */
export type NewsletterReader = { readerId: string; brand: Sigla; hasSubscription: boolean };

/** A newsletter of the paper: whether a reader may receive it, and whether the reader does. */
export type ReadersNewsletter = { newsletter: Newsletter; mayReceive: boolean; receives: boolean };

const isOpenTo = ({ subscribersOnly }: Newsletter, reader: NewsletterReader): boolean =>
  !subscribersOnly || reader.hasSubscription;

/** ACC-07 */
export async function readNewsletters(orm: Orm, reader: NewsletterReader): Promise<ReadersNewsletter[]> {
  const received = await subscribedNewsletters(orm, reader);
  return newslettersOf(reader.brand).map((newsletter) => ({
    newsletter,
    mayReceive: isOpenTo(newsletter, reader),
    receives: received.includes(newsletter.slug),
  }));
}

/** Subscribes a reader to a newsletter, or unsubscribes, which is allowed without a paid subscription too. */
export async function changeNewsletter(
  orm: Orm,
  reader: NewsletterReader,
  { slug, subscribe, now }: { slug: string; subscribe: boolean; now: Date },
): Promise<Result<void, 'no-such-newsletter' | 'subscribers-only'>> {
  const { readerId, brand } = reader;
  const newsletter = newsletterOf(brand, slug);
  if (!newsletter) return failure('no-such-newsletter');
  if (subscribe && !isOpenTo(newsletter, reader)) return failure('subscribers-only');
  if (subscribe)
    await addNewsletter(orm, { readerId, brand, newsletter: slug, since: now, token: newToken() });
  else await removeNewsletter(orm, { readerId, brand }, slug);
  return DONE;
}
