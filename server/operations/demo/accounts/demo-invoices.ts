import { brandOf } from '#domain/brands/brand-by-host.ts';
import { boughtInStore } from '#domain/subscription-rights.ts';
import { subscriptionsHeldBy } from '#server/accounts/db/subscriptions.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { invoicedSubscriptionIds } from '#server/sales/db/invoices.ts';
import { issueInvoice } from '#server/sales/subscriptions/issue-invoice.ts';
import { invoiceDescription } from '#server/sales/subscriptions/product-name.ts';

/**
 * Writes an invoice for each subscription of the demonstration that has a price, was not bought in an app
 * store and has no invoice yet, the oldest first.
 */
export async function writeDemoInvoices(tx: Orm, readerIds: string[]): Promise<void> {
  const subscriptions = await subscriptionsHeldBy(tx, readerIds);
  const invoiced = await invoicedSubscriptionIds(
    tx,
    subscriptions.map(({ id }) => id),
  );
  const paid = subscriptions.filter(
    (subscription) =>
      subscription.cents !== null && !boughtInStore(subscription) && !invoiced.has(subscription.id),
  );
  for (const subscription of paid.toSorted((a, b) => a.startsOn.localeCompare(b.startsOn))) {
    const brand = brandOf(subscription.brand);
    await issueInvoice(tx, {
      readerId: subscription.holder,
      brand,
      cents: subscription.cents ?? 0,
      subscriptionId: subscription.id,
      now: new Date(`${subscription.startsOn}T12:00:00Z`),
      description: invoiceDescription(brand, subscription),
    });
  }
}
