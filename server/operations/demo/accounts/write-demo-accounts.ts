import { BRANDS } from '#domain/brands/brand-by-host.ts';
import { dayAt } from '#domain/dates.ts';
import type { Day } from '#domain/newsstand.ts';
import { insertReader } from '#server/accounts/db/readers.ts';
import {
  addSubscription,
  changeSubscription,
  subscriptionsHeldBy,
} from '#server/accounts/db/subscriptions.ts';
import { hashPassword } from '#server/accounts/identity/passwords.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { removeExpiredOffers } from '#server/sales/db/reserved-offers.ts';
import {
  changeDemoReaderEmail,
  type DemoReaderRow,
  demoReaders,
  lockForDemoReaders,
} from '../../db/demo-readers.ts';
import { writeDemoInvites } from './demo-invites.ts';
import { writeDemoInvoices } from './demo-invoices.ts';
import {
  DEMO_PASSWORD,
  DEMO_READERS,
  type DemoKind,
  type DemoReader,
  emailOf,
  usernameOf,
} from './demo-readers.ts';
import { DEMO_SUBSCRIPTIONS, type DemoSubscription, subscriptionOn } from './demo-subscriptions.ts';

export type DemoAccount = { kind: DemoKind; email: string; password: string };

/** Client key for the hashing of the password: no client is behind it. */
const DEMO_CLIENT = { key: 'demo', known: true };

type Options = { orm: Orm; now: Date; chatbotDomain: string };

/**
 * Adds the missing readers of the demonstration, and updates the subscriptions of all of them to today. A reader's
 * changes to the account stay.
 * @returns the accounts that can be used: an e-mail that a real reader registered before belongs to that reader.
 */
export async function writeDemoAccounts({ orm, now, chatbotDomain }: Options): Promise<DemoAccount[]> {
  const existingRows = await demoReaders(orm);
  const missing = DEMO_READERS.filter((reader) => !rowOf(existingRows, reader, chatbotDomain));
  const passwordHash = missing.length > 0 ? await hashPassword(DEMO_PASSWORD, DEMO_CLIENT) : '';
  return await orm.transaction(async (tx) => {
    await lockForDemoReaders(tx);
    for (const reader of missing) {
      await insertReader(tx, toReader(reader, { passwordHash, chatbotDomain, now }));
    }
    for (const reader of DEMO_READERS.filter(({ onCompanyDomain }) => onCompanyDomain)) {
      const row = rowOf(existingRows, reader, chatbotDomain);
      const email = emailOf(reader, chatbotDomain);
      if (row && row.email !== email) await changeDemoReaderEmail(tx, row.id, email);
    }
    const rows = await demoReaders(tx);
    const written = DEMO_READERS.flatMap((reader) => {
      const row = rowOf(rows, reader, chatbotDomain);
      return row ? [{ kind: reader.kind, id: row.id, email: row.email }] : [];
    });
    await writeSubscriptions(tx, (kind) => written.find((account) => account.kind === kind)?.id, dayAt(now));
    await writeDemoInvoices(
      tx,
      written.map(({ id }) => id),
    );
    // Removes expired offers, so that readers who qualify get one again, however long the demonstration runs. ACC-08
    await removeExpiredOffers(
      tx,
      written.map(({ id }) => id),
      dayAt(now),
    );
    await writeDemoInvites(tx, written, {
      isNew: (kind) => missing.some((reader) => reader.kind === kind),
      now,
    });
    return written.map(({ kind, email }) => ({ kind, email, password: DEMO_PASSWORD }));
  });
}

/** Finds a reader by user name, which does not change with the settings, or by e-mail if the user name was changed. */
function rowOf(rows: DemoReaderRow[], reader: DemoReader, chatbotDomain: string): DemoReaderRow | undefined {
  const email = emailOf(reader, chatbotDomain);
  return rows.find((row) => row.username === usernameOf(reader)) ?? rows.find((row) => row.email === email);
}

type NewReaderData = { passwordHash: string; chatbotDomain: string; now: Date };

const toReader = (reader: DemoReader, { passwordHash, chatbotDomain, now }: NewReaderData) => ({
  email: emailOf(reader, chatbotDomain),
  username: usernameOf(reader),
  passwordHash,
  name: reader.name,
  surname: reader.surname,
  kind: reader.companyName ? ('company' as const) : ('person' as const),
  companyName: reader.companyName ?? null,
  status: reader.suspended ? ('suspended' as const) : ('active' as const),
  demo: true,
  createdAt: now,
});

async function writeSubscriptions(tx: Orm, idOf: (kind: DemoKind) => string | undefined, today: Day) {
  const idsOf = ({ readers }: DemoSubscription) => readers.flatMap((kind) => idOf(kind) ?? []);
  const subscriptions = await subscriptionsHeldBy(tx, DEMO_SUBSCRIPTIONS.flatMap(idsOf));
  for (const demo of DEMO_SUBSCRIPTIONS) {
    const ids = idsOf(demo);
    if (!idOf(demo.readers[0])) continue;
    for (const { sigla } of BRANDS) {
      const row = subscriptionOn(sigla, demo, today);
      const existing = subscriptions.find(
        ({ holder, brand, product }) => holder === ids[0] && brand === sigla && product === demo.product,
      );
      if (existing) await changeSubscription(tx, existing.id, row);
      else await addSubscription(tx, row, ids);
    }
  }
}
