import { type SQL, sql } from 'drizzle-orm';
import { findable, type Scope, textArray } from './scope.ts';
import { isStrongIn, type Tiers } from './strongest.ts';

/** At most this many matches are shown and counted. */
export const CANDIDATES = 1000;
/** With more matches than that, this many of the newest are ranked beside those in which the words are strongest. */
const RECENT = 150;
/** Days for which an article counts as recent in the ranking. */
const RECENT_DAYS = 30;

const COLUMNS = sql`article_id, day, published_at, words, access, section_ids, edition_ids, signature_ids, document`;
const NEWEST_FIRST = sql`order by published_at desc, article_id desc`;

/** A query's conditions on `article_search`: those that indexes answer, and one that only the row itself can. */
export type Match = {
  /** Condition that every matching row meets, in the database's notation; it asks for no words beside each other. */
  anywhere: string;
  /**
   * Conditions that indexes can check on every matching row: on its words (`found`), and on neighbouring words
   * (`neighbours`).
   */
  found: SQL;
  neighbours: SQL;
  /** Whether a row that the conditions above find really matches; null where each one does. */
  isMet: SQL | null;
};

/** Gives the newest matching rows of `article_search`. Rows are checked only until `limit` is reached. */
const firstOf = (rows: SQL, { isMet }: Match, limit: number): SQL =>
  isMet === null
    ? sql`${rows} ${NEWEST_FIRST} limit ${limit}`
    : sql`select ${COLUMNS} from (${rows} ${NEWEST_FIRST} offset 0) article_search
      where ${isMet} ${NEWEST_FIRST} limit ${limit}`;

/** The newest that match; `extra` narrows them down further. */
export const newest = (match: Match, scope: Scope, extra: SQL) =>
  firstOf(
    sql`select ${COLUMNS} from article_search
      where ${match.found} and ${findable(scope)} and ${extra}`,
    match,
    CANDIDATES + 1,
  );

/** The chosen part of the archive, and the conditions for strong words in it. */
type Choice = { chosen: SQL; tiers: Tiers | null };

/**
 * Statements `pool` and `others` that follow a statement `candidates` of the newest matches: `pool` is ranked, `others`
 * comes after it. Where `candidates` does not hold all matches, the pool has those in which the words are strongest,
 * and the newest. NWS-06
 */
export function poolOf(scope: Scope, match: Match, { chosen, tiers }: Choice): SQL {
  if (!tiers)
    return sql`pool as (select * from candidates limit ${CANDIDATES}), others as (select * from pool limit 0)`;
  const isMany = sql`(select count from counted) > ${CANDIDATES}`;
  // The same index checks both conditions. Neither asks for positions of words: otherwise both would be computed again
  // for each row. The `offset` makes the database use this index first.
  const strongIn = (tier: SQL, since: SQL, extra: SQL, limit: number) => {
    const rows = sql`select ${COLUMNS} from (
        select * from article_search
        where document @@ ${match.anywhere}::tsquery and ${isStrongIn(tier)} and ${since} and ${isMany} offset 0
      ) article_search where ${match.neighbours} and ${findable(scope)} and ${chosen} and ${extra}`;
    return sql`(${firstOf(rows, match, limit)})`;
  };
  const inTurn = sql`unnest(${textArray(tiers.inTurn)}::tsquery[]) as tier (condition)
    cross join lateral ${strongIn(sql`tier.condition`, sql`true`, sql`true`, tiers.enough)} found`;
  const recently = sql`published_at >= ${scope.today}::date - ${RECENT_DAYS}::integer`;
  const isOther = (known: SQL) => sql`article_id not in (select article_id from ${known})`;
  const recent = (allStrong: string) =>
    strongIn(sql`${allStrong}::tsquery`, recently, isOther(sql`strongest`), RECENT);
  const newestBut = (known: SQL, room: SQL) => sql`(
    select * from candidates where ${isOther(known)} ${NEWEST_FIRST} limit ${room})`;
  return sql`
    counted as materialized (
      select count(*) from candidates
    ), strongest as materialized (
      select ${COLUMNS} from ${inTurn} limit ${tiers.enough}
    ), strong as materialized (
      select * from strongest ${tiers.allStrong === null ? sql`` : sql`union all ${recent(tiers.allStrong)}`}
    ), pool as materialized (
      select * from strong union all ${newestBut(
        sql`strong`,
        sql`case when ${isMany} then ${tiers.enough + RECENT} - (select count(*) from strong) else ${CANDIDATES} end`,
      )}
    ), others as materialized (
      select * from ${newestBut(sql`pool`, sql`${CANDIDATES} - (select count(*) from pool)`)} others
    )`;
}

/** The date from which on matches are searched, and the conditions for strong words; null where either is not used. */
export type Step = { since: Date | null; tiers: Tiers | null };

export const isNewer = (since: Date | null): SQL =>
  since ? sql`published_at >= ${since.toISOString()}::timestamptz` : sql`true`;

/**
 * A condition that a smaller share of articles meets rarely has too many matches to rank; a plan for strong words would
 * take longer than to find the matches.
 */
const MANY = 0.005;

/**
 * Reads only as far back, and plans only for as many matches, as is probably needed. The number of matches is an
 * estimate: where it was wrong, the query is repeated.
 * @param share of all articles that is expected to match
 */
export async function inSteps<Answer>(
  { share, since, tiers }: Step & { share: number },
  read: (step: Step) => Promise<Answer>,
  matchesOf: (answer: Answer) => number,
): Promise<Answer> {
  const isCut = (answer: Answer) => matchesOf(answer) > CANDIDATES;
  const newer = since ? await read({ since, tiers }) : null;
  if (newer && isCut(newer)) return newer;
  if (share >= MANY || !tiers) return await read({ since: null, tiers });
  const answer = await read({ since: null, tiers: null });
  return isCut(answer) ? await read({ since: null, tiers }) : answer;
}
