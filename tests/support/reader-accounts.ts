import argon2 from '@node-rs/argon2';
import type { Sigla } from '#domain/brands/brand.ts';
import { dayAt } from '#domain/dates.ts';
import type { LicenceTerms } from '#domain/press-review/licence-terms.ts';
import type { Plan, Product, SubscriptionStatus } from '#domain/products.ts';
import { addSubscription } from '#server/accounts/db/subscriptions.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { readers } from '#server/base/db/schema/readers-schema.ts';
import { NOON } from './import-fixture.ts';

/** Password of every reader in the tests. */
export const PASSWORD = 'Ponte-2025!';

export type Account = { id: string; email: string; password: string };

type Subscribed = {
  product: Product;
  brand?: Sigla;
  plan?: Plan;
  status?: SubscriptionStatus;
  /** The last day; null for a subscription without an end. */
  endsOn?: string | null;
  devices?: number;
  pressTerms?: LicenceTerms | null;
};

/** A digest contains its cost parameters: the cheapest are enough for a test password. */
const COST = { memoryCost: 8, timeCost: 1, parallelism: 1 };

type Wanted = Partial<typeof readers.$inferInsert> & { subscriptions?: Subscribed[] };

let hash: Promise<string> | undefined;
let added = 0;

/** Adds a reader to a test's database, by default active and without subscriptions. */
export async function addAccount(orm: Orm, { subscriptions = [], ...wanted }: Wanted = {}): Promise<Account> {
  hash ??= argon2.hash(PASSWORD, COST);
  const row = {
    email: `lettore${++added}@esempio.it`,
    passwordHash: await hash,
    name: 'Livia',
    surname: 'Prova',
    kind: 'person' as const,
    status: 'active' as const,
    createdAt: NOON,
    ...wanted,
  };
  const [reader] = await orm.insert(readers).values(row).returning({ id: readers.id });
  if (!reader) throw new Error('the reader was not added');
  for (const { product, brand = 'MG', plan = 'personal', status = 'active', ...rest } of subscriptions) {
    const startsOn = dayAt(new Date(NOON.getTime() - 30 * 86_400_000));
    const subscription = { product, brand, plan, status, months: 12 as const, recurring: true, startsOn };
    await addSubscription(orm, { ...subscription, ...rest }, [reader.id]);
  }
  return { id: reader.id, email: row.email, password: PASSWORD };
}
