import type { Brand } from '#domain/brands/brand.ts';
import type { ShortUser, UserNotice } from '#domain/reader.ts';
import { type SiteOrigins, siteAddress } from '#domain/site-address.ts';
import type { Orm } from '#server/base/db/connect.ts';
import type { ReaderSubscription } from '../db/subscriptions.ts';
import { addNotices, causesWithNotice, type NoticeRow, openNotices } from '../db/user-notices.ts';
import { inviteNotices } from './invite-notices.ts';
import { missingDataNotice } from './missing-data-notice.ts';
import { subscriptionNotices } from './subscription-notices.ts';

type NoticeContext = {
  readerId: string;
  email: string;
  brand: Brand;
  subscriptions: readonly ReaderSubscription[];
  today: string;
  now: Date;
};

/**
 * A reader's notices on a paper, by the menu entry that shows their badge. Notices that follow from subscriptions and
 * invites are stored when they are first shown, so that each has an id and stays dismissed. NOT-03, SES-04
 */
export async function readNotices(
  orm: Orm,
  { readerId, email, brand: { sigla: brand }, subscriptions, today, now }: NoticeContext,
  origins: SiteOrigins,
): Promise<ShortUser['notices']> {
  const [invites, missing] = await Promise.all([
    inviteNotices(orm, { email, brand: { sigla: brand }, now }),
    missingDataNotice(orm, { readerId, subscriptions, today }),
  ]);
  const derived = [...subscriptionNotices(subscriptions, today), ...invites, ...missing];
  const causes = derived.map(({ cause }) => cause);
  if (causes.length > 0) {
    const storedCauses = await causesWithNotice(orm, readerId, causes);
    const newNotices = derived.filter(({ cause }) => !storedCauses.has(cause));
    await addNotices(
      orm,
      newNotices.map((notice) => ({ ...notice, readerId, brand, createdAt: now })),
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
