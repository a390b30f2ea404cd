import argon2 from '@node-rs/argon2';
import type { Sigla } from '#domain/brands/brand.ts';
import { dayAt } from '#domain/dates.ts';
import type { LicenceTerms } from '#domain/press-review/licence-terms.ts';
import type { Plan, Product, SubscriptionStatus } from '#domain/products.ts';
import { addSubscription } from '#server/accounts/db/subscriptions.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { readers } from '#server/base/db/schema/readers-schema.ts';
import { NOON } from './import-fixture.ts';

/** Of every reader of the tests. */
export const PASSWORD = 'Ponte-2025!';

export type Account = { id: string; email: string; password: string };

type Subscribed = {
  product: Product;
  brand?: Sigla;
  plan?: Plan;
  status?: SubscriptionStatus;
  /** The last day; null without an end. */
  endsOn?: string | null;
  devices?: number;
  pressTerms?: LicenceTerms | null;
};

/** A digest says at what cost it was made: the cheapest is enough for a password that protects nothing. */
const COST = { memoryCost: 8, timeCost: 1, parallelism: 1 };

type Wanted = Partial<typeof readers.$inferInsert> & { subscriptions?: Subscribed[] };

let hash: Promise<string> | undefined;
let added = 0;

/** Puts a reader with subscriptions into a test's database: active, and without any unless it is said otherwise. */
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
  for (const { product, brand = 'MG', plan = 'personal', status = 'active', ...more } of subscriptions) {
    const startsOn = dayAt(new Date(NOON.getTime() - 30 * 86_400_000));
    const subscription = { product, brand, plan, status, months: 12 as const, recurring: true, startsOn };
    await addSubscription(orm, { ...subscription, ...more }, [reader.id]);
  }
  return { id: reader.id, email: row.email, password: PASSWORD };
}
