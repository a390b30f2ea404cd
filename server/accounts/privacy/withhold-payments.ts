import type { PersonalRow } from '../db/personal-rows.ts';
import type { ExportTable } from './export-pages.ts';

/** Columns that say how the holder of a subscription pays for it. */
const PAYMENT_COLUMNS = ['card', 'cardExpires', 'cents', 'paymentType', 'paymentCategory'] as const;

/**
 * Removes from the rows of subscriptions, in place, how another reader pays for them: whoever only has a seat sees nothing
 * of the holder's card. ACC-10
 */
export function withholdPayments(tables: readonly ExportTable[]): void {
  const rowsOf = (name: string) => tables.find((table) => table.name === name)?.rows ?? [];
  const held = new Set(
    rowsOf('subscriptionMembers').flatMap(({ role, subscriptionId }) =>
      role === 'holder' ? [subscriptionId] : [],
    ),
  );
  const withheld = Object.fromEntries(PAYMENT_COLUMNS.map((column) => [column, null]));
  for (const table of tables) {
    if (table.name !== 'subscriptions') continue;
    table.rows = table.rows.map((row): PersonalRow => (held.has(row.id) ? row : { ...row, ...withheld }));
  }
}
