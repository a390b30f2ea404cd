import { brandOf } from '#domain/brands/brand-by-host.ts';
import { boughtInStore } from '#domain/subscription-rights.ts';
import { subscriptionsHeldBy } from '#server/accounts/db/subscriptions.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { invoicedAmong } from '#server/sales/db/invoices.ts';
import { issueInvoice } from '#server/sales/subscriptions/issue-invoice.ts';
import { invoiceDescription } from '#server/sales/subscriptions/product-name.ts';

/** Writes an invoice for each subscription of the demonstration that was paid here and has none, the oldest first. */
export async function writeDemoInvoices(tx: Orm, readerIds: string[]): Promise<void> {
  const held = await subscriptionsHeldBy(tx, readerIds);
  const invoiced = await invoicedAmong(
    tx,
    held.map(({ id }) => id),
  );
  const paid = held.filter((one) => one.cents !== null && !boughtInStore(one) && !invoiced.has(one.id));
  for (const one of paid.toSorted((a, b) => a.startsOn.localeCompare(b.startsOn))) {
    const brand = brandOf(one.brand);
    await issueInvoice(tx, {
      ...{ readerId: one.holder, brand, cents: one.cents ?? 0, subscriptionId: one.id },
      now: new Date(`${one.startsOn}T12:00:00Z`),
      description: invoiceDescription(brand, one),
    });
  }
}
