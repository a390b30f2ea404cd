import type { Brand } from '#domain/brands/brand.ts';
import { dayAt } from '#domain/dates.ts';
import { isRunning } from '#domain/products.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { openInvitesTo } from '../db/member-invites.ts';
import { noticeStrings } from './notice-strings.ts';
import { ACCOUNT, type DerivedNotice } from './subscription-notices.ts';

/** Path of the page on which the seat of an invite is taken. */
export const membershipPath = (code: string): string => `/user/membership?codice=${code}`;

type InvitedReader = { email: string; brand: Pick<Brand, 'sigla'>; now: Date };

/**
 * Notices about open invites to seats for this account. Each is shown until the invite is taken, withdrawn or expired,
 * and again after it is resent. ACC-04
 */
export async function inviteNotices(
  orm: Orm,
  { email, brand, now }: InvitedReader,
): Promise<DerivedNotice[]> {
  const invites = await openInvitesTo(orm, { email, brand: brand.sigla, now });
  return invites
    .filter((invite) => isRunning(invite, dayAt(now)))
    .map(({ id, code, expiresAt, holder }) => ({
      cause: `member_invite ${id} ${expiresAt.getTime()}`,
      path: ACCOUNT,
      type: 'info',
      message: noticeStrings.invited(holder.companyName ?? `${holder.name} ${holder.surname}`),
      link: membershipPath(code),
      linkText: noticeStrings.takeSeat,
    }));
}
