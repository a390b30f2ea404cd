import { type SQL, sql } from 'drizzle-orm';
import { findable, type Scope } from './scope.ts';
import { isStrongIn, type Tiers } from './strongest.ts';

/** More matches than these are neither shown nor counted. */
export const CANDIDATES = 1000;
/** Where there are more, so many are ranked; the others come after these, the newest first. */
const RANKED = 850;
/** Of those that are ranked so many at most for how strong the words are in them, of all times and of the last days. */
const STRONGEST = 500;
const RECENT = 150;
/** The ranking prefers what is so new. */
const RECENT_DAYS = 30;

const COLUMNS = sql`article_id, day, published_at, words, access, section_ids, edition_ids, signature_ids, document`;
const NEWEST_FIRST = sql`order by published_at desc, article_id desc`;

/** The newest that match; `extra` narrows them down further. */
export const newest = (found: SQL, scope: Scope, extra: SQL) => sql`
  select ${COLUMNS} from article_search
  where ${found} and ${findable(scope)} and ${extra}
  ${NEWEST_FIRST} limit ${CANDIDATES + 1}`;

/** What is ranked of many matches: what finds them, narrowed down, and the tiers in which their words are strong. */
export type Many = { found: SQL; chosen: SQL; tiers: Tiers | null };

/**
 * Statements `pool` and `others` behind one, `candidates`, of the newest that match: what is ranked, and what comes after. Where
 * the candidates are not all, the pool has those in which the words are strongest, and the newest. NWS-06
 */
export function pooled(scope: Scope, { found, chosen, tiers }: Many): SQL {
  if (!tiers)
    return sql`pool as (select * from candidates limit ${CANDIDATES}), others as (select * from pool limit 0)`;
  const isMany = sql`(select count(*) from candidates) > ${CANDIDATES}`;
  // One index has both conditions; the `offset` has it asked before anything is sorted.
  const strongIn = (tier: string, since: SQL, limit: number) => sql`(
    select ${COLUMNS} from (
      select * from article_search where ${found} and ${isStrongIn(tier)} and ${since} and ${isMany} offset 0
    ) article_search where ${findable(scope)} and ${chosen}
    ${NEWEST_FIRST} limit ${limit})`;
  const inTurn = sql.join(
    tiers.inTurn.map((tier) => strongIn(tier, sql`true`, STRONGEST)),
    sql` union all `,
  );
  const recently = sql`published_at >= ${scope.today}::date - ${RECENT_DAYS}::integer`;
  const newestBut = (known: SQL, room: SQL) => sql`(
    select * from candidates where article_id not in (select article_id from ${known}) ${NEWEST_FIRST} limit ${room})`;
  return sql`
    strongest as materialized (
      select * from (${inTurn}) in_turn limit ${STRONGEST}
    ), strong as materialized (
      select * from strongest union all (
        select * from ${strongIn(tiers.allStrong, recently, RECENT)} recent
        where article_id not in (select article_id from strongest))
    ), pool as materialized (
      select * from strong union all ${newestBut(
        sql`strong`,
        sql`case when ${isMany} then ${RANKED} - (select count(*) from strong) else ${CANDIDATES} end`,
      )}
    ), others as (
      select * from ${newestBut(sql`pool`, sql`${CANDIDATES} - (select count(*) from pool)`)} others
    )`;
}
