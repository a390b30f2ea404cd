import { sql } from 'drizzle-orm';
import { connect, type Orm } from '#server/base/db/connect.ts';
import type { DatabaseLocation } from '#server/base/db/transfer/connection.ts';
import type { Writer } from './writer.ts';

type Look = (orm: Orm) => Promise<string[]>;

const namesBy =
  (question: string): Look =>
  async (orm) => {
    const { rows } = (await orm.execute(sql.raw(question))) as unknown as { rows: { name: unknown }[] };
    return rows.map(({ name }) => String(name));
  };

/** Names of the things that each writer has written. */
const THERE: Record<string, Look> = {
  'sign-in': namesBy('select cookie_hash as name from devices'),
  'picture of a reader': namesBy(
    'select email as name from readers r join reader_avatars a on a.reader_id = r.id',
  ),
  'answer of an operator': namesBy('select id as name from support_lines'),
  'file in a chat': namesBy('select f.id as name from support_files f join support_lines l on l.id = f.id'),
  'sign-up': namesBy("select email as name from readers where status = 'pending'"),
  favourite: namesBy('select article_id as name from reader_favourites where kept'),
  'ticket with a file': namesBy('select id as name from support_tickets'),
  'order, paid': namesBy("select id as name from orders where status = 'paid'"),
  'press review, sent': namesBy('select key as name from press_sendings'),
  newsletter: namesBy(
    'select email as name from readers r join reader_newsletters n on n.reader_id = r.id where n.newsletter is not null',
  ),
  consent: namesBy(
    'select email as name from readers r where marketing and exists (select from consent_history where reader_id = r.id)',
  ),
  'delivery of a newsroom': namesBy(
    `select uri as name from articles a where exists (select from raw_items where article_id = a.id)
       and (select count(*) from placements where article_id = a.id) = 2
       and exists (select from article_search where article_id = a.id)`,
  ),
};

/** Names of incomplete things. */
const HALVES: Record<string, Look> = {
  'file in a chat': namesBy(
    'select id as name from support_files f where not exists (select from support_lines l where l.id = f.id)',
  ),
  profile: namesBy(
    `select r.email as name from readers r join reader_profiles p on p.reader_id = r.id
     where p.address like 'Via dei Platani %' and r.name <> 'Anna'`,
  ),
  'ticket with a file': namesBy(
    'select id as name from support_tickets where mailed_at is null and attachment is null',
  ),
  'order, paid': namesBy(
    `select o.id as name from orders o where status = 'paid' and (subscription_id is null
       or (select count(*) from order_payments p where p.order_id = o.id and outcome = 'paid') <> 1
       or (select count(*) from invoices i where i.order_id = o.id) <> 1)
     union all select id from order_payments p where outcome = 'paid'
       and not exists (select from orders where id = p.order_id and status = 'paid')`,
  ),
  'press review, saved': namesBy(
    `select title as name from press_reviews where position(title in chapters::text) = 0`,
  ),
  'press review, sent': namesBy(
    `select key as name from press_sendings s where (select count(*) from press_letters where sending_id = s.id) <> 2`,
  ),
  // Each issue is one transaction: an unacknowledged article may be in only one of its two editions.
  'delivery of a newsroom': namesBy(
    `select uri as name from articles a where not exists (select from raw_items where article_id = a.id)
       or not exists (select from placements where article_id = a.id)
       or not exists (select from article_search where article_id = a.id)`,
  ),
};

/**
 * For things that are overwritten each time: the stored version, which must not be older than the last acknowledged
 * one.
 */
const LAST: Record<string, Look> = {
  profile: namesBy(
    "select substring(address from '[0-9]+$') as name from reader_profiles where address like 'Via dei Platani %'",
  ),
  'press review, saved': namesBy('select version as name from press_reviews'),
};

/** Acknowledged things that are missing, and incomplete ones, for each writer. The server must be stopped. */
export async function findLosses(
  place: DatabaseLocation,
  writers: readonly Writer[],
): Promise<Map<string, string[]>> {
  const db = await connect(place);
  const losses = new Map<string, string[]>();
  try {
    for (const { name, acknowledged } of writers) {
      const lost: string[] = [];
      const look = THERE[name];
      if (look) {
        const there = new Set(await look(db.orm));
        lost.push(...acknowledged.filter((one) => !there.has(one)).map((one) => `${one} is gone`));
      }
      const [last] = (await LAST[name]?.(db.orm)) ?? [];
      const told = Math.max(0, ...(LAST[name] ? acknowledged.map(Number) : []));
      if (told > Number(last ?? 0)) lost.push(`${told} is gone, ${last} is there`);
      const halves = (await HALVES[name]?.(db.orm)) ?? [];
      losses.set(name, [...lost, ...halves.map((one) => `${one} is half`)]);
    }
  } finally {
    await db.close();
  }
  return losses;
}
