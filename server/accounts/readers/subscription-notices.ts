import { EXPIRING_DAYS } from '#domain/account-durations.ts';
import { SUBSCRIPTIONS } from '#domain/addresses.ts';
import { addDays } from '#domain/dates.ts';
import type { Day } from '#domain/newsstand.ts';
import { isRunning } from '#domain/products.ts';
import { isContinued } from '#domain/purchase-effect.ts';
import { SHOWCASE } from '#domain/showcase.ts';
import type { ReaderSubscription } from '../db/subscriptions.ts';
import type { NewNotice } from '../db/user-notices.ts';
import { noticeStrings } from './notice-strings.ts';

/** Path of the menu entry that shows the badge; readers continue from there. */
export const ACCOUNT = '/dashboard';

export type DerivedNotice = Pick<NewNotice, 'path' | 'type' | 'message' | 'link' | 'linkText'> & {
  /** Identifies the reason of a notice; it stays the same as long as the reason does. */
  cause: string;
};

const MAY_HAVE_ENDED = ['active', 'renewed', 'expired', 'subscription_expired'];

/**
 * Notices about a reader's subscriptions today: one is not paid, one is about to end and no other continues it, or none is
 * left. Only holders get them, because only they can act. SES-04
 */
export function subscriptionNotices(
  subscriptions: readonly ReaderSubscription[],
  today: Day,
): DerivedNotice[] {
  const heldByReader = subscriptions.filter(({ role }) => role === 'holder');
  const running = subscriptions.filter((subscription) => isRunning(subscription, today));
  return [
    ...heldByReader.filter(({ status }) => status === 'not_paid').map(notPaid),
    ...heldByReader
      .filter((subscription) => running.includes(subscription) && !subscription.recurring)
      .filter((subscription) => !isContinued(subscription, heldByReader, today))
      .flatMap(({ id, endsOn }) =>
        endsOn !== null && endsOn <= addDays(today, EXPIRING_DAYS) ? [expiring(id, endsOn)] : [],
      ),
    ...(running.length === 0 ? expired(heldByReader, today) : []),
  ];
}

const notPaid = ({ id, renewsOn }: ReaderSubscription): DerivedNotice => ({
  cause: `not_paid ${id} ${renewsOn}`,
  path: ACCOUNT,
  type: 'error',
  message: noticeStrings.notPaid,
  link: SUBSCRIPTIONS,
  linkText: noticeStrings.update,
});

const expiring = (id: number, endsOn: Day): DerivedNotice => ({
  cause: `subscription_to_expiration ${id} ${endsOn}`,
  path: ACCOUNT,
  type: 'warning',
  message: noticeStrings.expiring(endsOn),
  link: SHOWCASE,
  linkText: noticeStrings.renew,
});

/** The notice for the subscription that ended last. */
function expired(heldByReader: ReaderSubscription[], today: Day): DerivedNotice[] {
  const ended = heldByReader
    .flatMap(({ id, status, endsOn }) =>
      MAY_HAVE_ENDED.includes(status) && endsOn !== null && endsOn < today ? [{ id, endsOn }] : [],
    )
    .sort((a, b) => (a.endsOn < b.endsOn ? 1 : -1));
  return ended.slice(0, 1).map(({ id, endsOn }) => ({
    cause: `subscription_expired ${id} ${endsOn}`,
    path: ACCOUNT,
    type: 'error',
    message: noticeStrings.expired(endsOn),
    link: SHOWCASE,
    linkText: noticeStrings.renew,
  }));
}
