import { eq } from 'drizzle-orm';
import type { components } from '#openapi/generated/account.ts';
import { addSubscription, type NewSubscription } from '#server/accounts/db/subscriptions.ts';
import type { Database } from '#server/base/db/connect.ts';
import { invoices, orderPayments, orders } from '#server/base/db/schema/purchases-schema.ts';
import { subscriptions } from '#server/base/db/schema/readers-schema.ts';
import type { ReaderBrowser } from './sign-in-calls.ts';

export type Ordine = components['schemas']['Ordine'];
export type Acquisto = components['schemas']['Acquisto'];

type Reply = { statusCode: number; json(): unknown };

export const dataOf = <Data>(reply: Reply): Data => (reply.json() as { data: Data }).data;
export const codeOf = (reply: Reply) => (reply.json() as { status: { code: string } }).status.code;

export const GOOD_CARD = { numero: '4242 4242 4242 4242', scadenza: '09/30' };
export const REFUSED_CARD = { numero: '4000000000000002', scadenza: '09/30' };
export const LATER_REFUSED_CARD = { numero: '4000000000000341', scadenza: '09/30' };

/** Calls with which a reader buys. */
export function buyer(browser: () => ReaderBrowser) {
  const order = (overrides: object = {}) =>
    browser().post('/api/user/orders', {
      offerta: 'mese',
      centesimi: 999,
      condizioni: true,
      subito: true,
      ...overrides,
    });
  return {
    quote: (offer = 'mese') => browser().ask({ url: `/api/user/purchase/${offer}` }),
    order,
    /** @throws Error for any answer but 200. */
    ordered: async (overrides: object = {}): Promise<Ordine> => {
      const reply = await order(overrides);
      if (reply.statusCode !== 200) throw new Error(`${reply.statusCode} ${reply.body}`);
      return dataOf<{ ordine: Ordine }>(reply).ordine;
    },
    pay: (id: string, card: object = GOOD_CARD) => browser().post(`/api/user/orders/${id}/pay`, card),
    look: (id: string) => browser().ask({ url: `/api/user/orders/${id}` }),
    update: (id: number, centesimi = 0) =>
      browser().post(`/api/user/subscriptions/${id}/payment`, { centesimi }),
  };
}

export const ordineOf = (reply: Reply): Ordine => dataOf<{ ordine: Ordine }>(reply).ordine;

/** Reads orders and payments from the database. */
export const booksOf = (database: () => Database) => ({
  orders: () => database().orm.select().from(orders).orderBy(orders.createdAt),
  payments: () => database().orm.select().from(orderPayments).orderBy(orderPayments.at),
  invoices: () => database().orm.select().from(invoices).orderBy(invoices.number),
  subscription: async (id: number) =>
    (await database().orm.select().from(subscriptions).where(eq(subscriptions.id, id)))[0],
  subscriptions: () => database().orm.select().from(subscriptions).orderBy(subscriptions.id),
});

/** Adds a monthly subscription that is due on 3 April 2025, which is today. */
export const addDue = (
  database: () => Database,
  readerId: string,
  overrides: Partial<NewSubscription> = {},
) =>
  addSubscription(
    database().orm,
    {
      brand: 'MG',
      product: 'digital',
      plan: 'personal',
      months: 1,
      status: 'active',
      recurring: true,
      startsOn: '2025-03-03',
      renewsOn: '2025-04-03',
      cents: 999,
      card: '4242',
      ...overrides,
    },
    [readerId],
  );
