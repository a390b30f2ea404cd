import type { Orm } from '../connect.ts';
import { sql } from '../drizzle.ts';
import { rowsOf } from '../rows-of.ts';
import { checkpoint } from '../transfer/checkpoint.ts';

/** PostgreSQL's own thresholds for a vacuum: a number of rows, and a share of the table. */
const MIN_ROWS = 50;
const DEAD_SHARE = 0.2;
const CHANGED_SHARE = 0.1;
const MAX_LOG_BYTES = 64 * 1024 * 1024;

/**
 * Does for the embedded database what background processes of PostgreSQL do: frees the space of replaced and
 * removed rows, renews the statistics of tables, and shortens the write-ahead log. Each table is a separate
 * statement, so that readers are answered in between.
 * @param logBytes how long the log may get
 */
export async function maintainDatabase(orm: Orm, logBytes = MAX_LOG_BYTES): Promise<void> {
  for (const { command } of rowsOf<{ command: string }>(
    await orm.execute(sql`
      select format('%s %I.%I', case when dead then 'vacuum (analyze)' else 'analyze' end, schemaname, relname) as command
      from (
        select schemaname, relname, n_dead_tup > ${MIN_ROWS} + ${DEAD_SHARE}::float * n_live_tup as dead,
          n_mod_since_analyze > ${MIN_ROWS} + ${CHANGED_SHARE}::float * n_live_tup as changed
        from pg_stat_user_tables) counted
      where dead or changed`),
  )) {
    await orm.execute(sql.raw(command));
  }
  const [log] = rowsOf<{ long: boolean }>(
    await orm.execute(sql`
      select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), redo_lsn) > ${logBytes}::bigint as long from pg_control_checkpoint()`),
  );
  if (log?.long) await checkpoint(orm);
}
