import { type SQL, sql } from 'drizzle-orm';
import { findable, type Scope, textArray } from './scope.ts';
import { isStrongIn, type Tiers } from './strongest.ts';

/** No more matches than these are shown and counted. */
export const CANDIDATES = 1000;
/** Where there are more, so many of the newest are ranked beside those in which the words are strongest. */
const RECENT = 150;
/** The ranking prefers what is so new. */
const RECENT_DAYS = 30;

const COLUMNS = sql`article_id, day, published_at, words, access, section_ids, edition_ids, signature_ids, document`;
const NEWEST_FIRST = sql`order by published_at desc, article_id desc`;

/** Which rows of `article_search` match, as they are looked for: by indexes, and of those by what only a row itself tells. */
export type Match = {
  /** What every row that matches meets, in the database's notation; it asks for no words beside each other. */
  anywhere: string;
  /** What indexes tell of every row that matches, and what the one of neighbouring words does. */
  found: SQL;
  neighbours: SQL;
  /** Whether a row matches that all this finds; null where each does. */
  isMet: SQL | null;
};

/** The first of some rows of `article_search`, by date, that match: no more of them are looked at than it takes. */
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

/** The part of the archive that was chosen, and where in it the words are strong. */
type Choice = { chosen: SQL; tiers: Tiers | null };

/**
 * Statements `pool` and `others` behind one, `candidates`, of the newest that match: what is ranked, and what comes after. Where
 * the candidates are not all, the pool has those in which the words are strongest, and the newest. NWS-06
 */
export function poolOf(scope: Scope, match: Match, { chosen, tiers }: Choice): SQL {
  if (!tiers)
    return sql`pool as (select * from candidates limit ${CANDIDATES}), others as (select * from pool limit 0)`;
  const isMany = sql`(select count from counted) > ${CANDIDATES}`;
  // One index has both conditions, and neither is about places of words: else both would be made anew for each row. The
  // `offset` has it asked before anything else.
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

/** Since when to look for the newest that match, and where the words are strong; null of either where that is left out. */
export type Step = { since: Date | null; tiers: Tiers | null };

export const isNewer = (since: Date | null): SQL =>
  since ? sql`published_at >= ${since.toISOString()}::timestamptz` : sql`true`;

/** What fewer articles meet seldom finds too many to be ranked: to plan for that takes longer than to find the others. */
const MANY = 0.005;

/**
 * Reads no further back, and plans for no more matches, than it is likely to take: how many match is an estimate, so where it
 * was wrong it reads again.
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
