import type { Day } from '#domain/newsstand.ts';
import { isRunning } from '#domain/products.ts';
import { lacksInvoicing } from '#domain/validation/invoicing-form.ts';
import type { Orm } from '#server/base/db/connect.ts';
import type { ReaderSubscription } from '../db/subscriptions.ts';
import { readInvoicing } from '../profile/invoicing.ts';
import { noticeStrings } from './notice-strings.ts';
import type { DerivedNotice } from './subscription-notices.ts';

/** Path of the menu entry that shows the badge. */
const PROFILE = '/user/profile';
const INVOICING = '/user/profile/invoicing';

type NoticeContext = { readerId: string; subscriptions: readonly ReaderSubscription[]; today: Day };

/**
 * Notice that an invoice is due but lacks required data; for holders of a paid subscription that is running. API-04,
 * ACC-06
 */
export async function missingDataNotice(
  orm: Orm,
  { readerId, subscriptions, today }: NoticeContext,
): Promise<DerivedNotice[]> {
  const paid = subscriptions.find(
    (subscription) => subscription.role === 'holder' && !subscription.gift && isRunning(subscription, today),
  );
  const invoicing = paid && (await readInvoicing(orm, readerId));
  if (!invoicing || !lacksInvoicing(invoicing.kind, invoicing.fields)) return [];
  return [
    {
      cause: `missing_required_fields ${paid.id}`,
      path: PROFILE,
      type: 'warning',
      message: noticeStrings.missingFields,
      link: INVOICING,
      linkText: noticeStrings.fillNow,
    },
  ];
}
