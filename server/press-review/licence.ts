import type { Access } from '#domain/access.ts';
import type { Brand, Sigla } from '#domain/brands/brand.ts';
import { BRANDS, brandOf } from '#domain/brands/brand-by-host.ts';
import { dayAt } from '#domain/dates.ts';
import type { Day } from '#domain/newsstand.ts';
import type { LicenceTerms } from '#domain/press-review/licence-terms.ts';
import { entitlementsOf, isRunning, PRODUCT_ACCESS } from '#domain/products.ts';
import { tagsOf } from '#domain/reader.ts';
import { findReader } from '#server/accounts/db/readers.ts';
import { seatsOf } from '#server/accounts/db/subscription-members.ts';
import { type ReaderSubscription, subscriptionsOf } from '#server/accounts/db/subscriptions.ts';
import type { Session } from '#server/accounts/identity/identity-service.ts';
import { readEntitlements } from '#server/accounts/readers/entitlements.ts';
import type { Orm } from '#server/base/db/connect.ts';
import type { DeskRow } from './db/press-desks.ts';

const PRESS_REVIEW = '/rassegna';

type Flags = Pick<Session, 'kind'> & {
  entitlements: Pick<Session['entitlements'], 'subscribed' | 'pressReview'>;
};

/** What decides which clips a press office may read in full. ROL-06 */
export type ClipRights = {
  /** Terms of the desk's subscriptions to the press review; null for a subscription without limits. */
  licences: readonly (LicenceTerms | null)[];
  /** Access to the articles of each newspaper beyond those terms. */
  access: Readonly<Record<Sigla, Access>>;
};

/** Whether the press review of a paper is open to a reader, by the roles of its entry in that paper's menu. ROL-05 */
export function isReviewOpen(
  { burger }: Pick<Brand, 'burger'>,
  { kind, entitlements: { subscribed, pressReview } }: Flags,
): boolean {
  const tags = tagsOf({ company: kind === 'company', subscribed, pressReview });
  return burger.some(
    (item) => 'url' in item && item.url === PRESS_REVIEW && item.roles?.some((role) => tags.includes(role)),
  );
}

const opensReview = (subscription: ReaderSubscription, today: Day): boolean =>
  PRODUCT_ACCESS[subscription.product].pressReview && isRunning(subscription, today);

type PaperAndTime = { brand: Pick<Brand, 'sigla'>; now: Date };

/**
 * Subscription that gives a reader a seat in a press review: their own first, then one of another holder; undefined if
 * no subscription does.
 */
export async function reviewSubscription(
  orm: Orm,
  readerId: string,
  { brand, now }: PaperAndTime,
): Promise<ReaderSubscription | undefined> {
  const today = dayAt(now);
  const subscriptions = await subscriptionsOf(orm, readerId, brand.sigla, today);
  const withReview = subscriptions.filter((subscription) => opensReview(subscription, today));
  return withReview.find(({ role }) => role !== 'secondary') ?? withReview[0];
}

/**
 * Id of the reader who holds the licence that a reader works under: the holder of the seat's subscription, else the
 * reader.
 */
export async function licenceHolderId(
  orm: Orm,
  readerId: string,
  paperAndTime: PaperAndTime,
): Promise<string> {
  const subscription = await reviewSubscription(orm, readerId, paperAndTime);
  if (subscription?.role !== 'secondary') return readerId;
  const [holder] = await seatsOf(orm, subscription.id);
  return holder?.readerId ?? readerId;
}

/**
 * What a desk may read at this moment. Null if its licence has ended or its holder now works at another desk:
 * then nothing may be shown or sent. ROL-05, ROL-06
 */
export async function readClipRights(
  orm: Orm,
  { brand: sigla, readerId }: Pick<DeskRow, 'brand' | 'readerId'>,
  now: Date,
): Promise<ClipRights | null> {
  const holder = await findReader(orm, readerId);
  if (holder?.status !== 'active') return null;
  const brand = brandOf(sigla);
  if ((await licenceHolderId(orm, readerId, { brand, now })) !== readerId) return null;
  const today = dayAt(now);
  const subscriptions = await subscriptionsOf(orm, readerId, sigla, today);
  const entitlements = entitlementsOf(subscriptions, today);
  if (!isReviewOpen(brand, { kind: holder.kind, entitlements })) return null;
  const isOpenWithoutLicence = isReviewOpen(brand, {
    kind: holder.kind,
    entitlements: { ...entitlements, pressReview: false },
  });
  return {
    licences: subscriptions
      .filter((subscription) => subscription.role !== 'secondary' && opensReview(subscription, today))
      .map(({ pressTerms }) => pressTerms),
    access: isOpenWithoutLicence ? await accessOf(orm, readerId, now) : FREE_ARTICLES_ONLY,
  };
}

const FREE_ARTICLES_ONLY = Object.fromEntries(
  BRANDS.map(({ sigla }) => [sigla, 'free']),
) as ClipRights['access'];

/** Access that a reader's subscriptions give on the newsstand of each newspaper. */
async function accessOf(orm: Orm, readerId: string, now: Date): Promise<ClipRights['access']> {
  const entries = BRANDS.map(
    async (paper): Promise<[Sigla, Access]> => [
      paper.sigla,
      (await readEntitlements(orm, readerId, paper, now)).access,
    ],
  );
  return Object.fromEntries(await Promise.all(entries)) as Record<Sigla, Access>;
}

/**
 * Whether the holder of a desk's licence has a subscription to the paper. Some papers open the press review
 * to every company's account, and anybody can create one.
 */
export async function isPaid(
  orm: Orm,
  { brand, readerId }: Pick<DeskRow, 'brand' | 'readerId'>,
  now: Date,
): Promise<boolean> {
  const { subscribed, pressReview } = await readEntitlements(orm, readerId, brandOf(brand), now);
  return subscribed || pressReview;
}
