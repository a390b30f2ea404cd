import type { Orm } from '../connect.ts';
import { sql } from '../drizzle.ts';

/** Makes the embedded database write everything in memory to its files, so that the files are complete. */
export async function checkpoint(orm: Orm): Promise<void> {
  await orm.execute(sql`checkpoint`);
}
