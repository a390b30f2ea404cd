import { sql } from 'drizzle-orm';
import type { Orm } from '../connect.ts';

/** Has the embedded database write down all that it holds in memory, so that its files alone tell everything. */
export async function checkpoint(orm: Orm): Promise<void> {
  await orm.execute(sql`checkpoint`);
}
