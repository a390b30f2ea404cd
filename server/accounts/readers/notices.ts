import type { Brand } from '#domain/brands/brand.ts';
import type { ShortUser, UserNotice } from '#domain/reader.ts';
import { type SiteOrigins, siteAddress } from '#domain/site-address.ts';
import type { Orm } from '#server/base/db/connect.ts';
import type { ReaderSubscription } from '../db/subscriptions.ts';
import { addNotices, knownCauses, type NoticeRow, openNotices } from '../db/user-notices.ts';
import { inviteNotices } from './invite-notices.ts';
import { missingDataNotice } from './missing-data-notice.ts';
import { subscriptionNotices } from './subscription-notices.ts';

type About = {
  readerId: string;
  email: string;
  brand: Brand;
  held: readonly ReaderSubscription[];
  today: string;
  now: Date;
};

/**
 * A reader's notices on a paper, by the menu entry that shows their badge. Notices that follow from subscriptions and
 * invites are stored when they are first shown, so that each has an id and stays dismissed. NOT-03, SES-04
 */
export async function readNotices(
  orm: Orm,
  { readerId, email, brand: { sigla: brand }, held, today, now }: About,
  origins: SiteOrigins,
): Promise<ShortUser['notices']> {
  const [invites, missing] = await Promise.all([
    inviteNotices(orm, { email, brand: { sigla: brand }, now }),
    missingDataNotice(orm, { readerId, held, today }),
  ]);
  const derived = [...subscriptionNotices(held, today), ...invites, ...missing];
  const causes = derived.map(({ cause }) => cause);
  if (causes.length > 0) {
    const known = await knownCauses(orm, readerId, causes);
    const news = derived.filter(({ cause }) => !known.has(cause));
    await addNotices(
      orm,
      news.map((notice) => ({ ...notice, readerId, brand, createdAt: now })),
    );
  }
  const byPath: Record<string, UserNotice[]> = {};
  for (const row of await openNotices(orm, { readerId, brand }, causes)) {
    byPath[row.path] = [...(byPath[row.path] ?? []), toUserNotice(row, origins)];
  }
  return byPath;
}

const toUserNotice = (row: NoticeRow, origins: SiteOrigins): UserNotice => ({
  id: row.id,
  type: row.type,
  message: row.message,
  timeout: row.timeoutMs,
  link: row.link && siteAddress(row.link, origins),
  linkText: row.linkText,
});
