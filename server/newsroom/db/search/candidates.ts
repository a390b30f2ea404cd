import { type SQL, sql } from '#server/base/db/drizzle.ts';
import { isPublishedInPaper, type Scope, textArray } from './scope.ts';
import { isStrongIn, type Tiers } from './strength-tiers.ts';

/** Limit of matches that are ranked, shown and counted. */
export const MAX_MATCHES = 1000;
/**
 * With more matches, so many of the newest are ranked in addition to those in which the words are strongest.
 */
const MAX_RECENT = 150;
/** Age in days up to which articles are taken for the recent ones of a single word. */
const RECENT_DAYS = 30;

const COLUMNS = sql`article_id, day, published_at, words, access, section_ids, edition_ids, signature_ids, document`;
const NEWEST_FIRST = sql`order by published_at desc, article_id desc`;

/** A query's conditions on `article_search`: those that indexes answer, and one that only the row itself can. */
export type Match = {
  /**
   * Condition that every matching row meets, in the database's notation, without conditions for neighbouring
   * words.
   */
  anywhere: string;
  /**
   * Conditions that indexes can check on every matching row: on its words (`found`), and on neighbouring words
   * (`neighbours`).
   */
  found: SQL;
  neighbours: SQL;
  /** Whether a row that meets the conditions above really matches; null if every such row does. */
  isMet: SQL | null;
};

/** Gives the newest matching rows of `article_search`. Rows are checked only until `limit` is reached. */
const newestMatching = (rows: SQL, { isMet }: Match, limit: number): SQL =>
  isMet === null
    ? sql`${rows} ${NEWEST_FIRST} limit ${limit}`
    : sql`select ${COLUMNS} from (${rows} ${NEWEST_FIRST} offset 0) article_search
      where ${isMet} ${NEWEST_FIRST} limit ${limit}`;

/** The newest matches that also meet `extra`: one more than the limit, to show that there are more. */
export const newestMatches = (match: Match, scope: Scope, extra: SQL) =>
  newestMatching(
    sql`select ${COLUMNS} from article_search
      where ${match.found} and ${isPublishedInPaper(scope)} and ${extra}`,
    match,
    MAX_MATCHES + 1,
  );

/** The chosen part of the archive, and the conditions for strong words in it. */
type PoolConditions = { chosen: SQL; tiers: Tiers | null };

/**
 * Statements `pool` and `others` that follow a statement `candidates` of the newest matches: `pool` is ranked, `others`
 * comes after it. Where `candidates` does not hold all matches, the pool has those in which the words are strongest,
 * and the newest. NWS-06
 */
export function poolStatements(scope: Scope, match: Match, { chosen, tiers }: PoolConditions): SQL {
  if (!tiers)
    return sql`pool as (select * from candidates limit ${MAX_MATCHES}), others as (select * from pool limit 0)`;
  const hasTooMany = sql`(select count from counted) > ${MAX_MATCHES}`;
  // The same index checks both conditions. Neither asks for positions of words: otherwise both would be computed again
  // for each row. The `offset` makes the database use this index first.
  const strongestIn = (tier: SQL, since: SQL, extra: SQL, limit: number) => {
    const rows = sql`select ${COLUMNS} from (
        select * from article_search
        where document @@ ${match.anywhere}::tsquery and ${isStrongIn(tier)} and ${since} and ${hasTooMany} offset 0
      ) article_search where ${match.neighbours} and ${isPublishedInPaper(scope)} and ${chosen} and ${extra}`;
    return sql`(${newestMatching(rows, match, limit)})`;
  };
  const tierByTier = sql`unnest(${textArray(tiers.conditions)}::tsquery[]) as tier (condition)
    cross join lateral ${strongestIn(sql`tier.condition`, sql`true`, sql`true`, tiers.articleCount)} found`;
  const isRecent = sql`published_at >= ${scope.today}::date - ${RECENT_DAYS}::integer`;
  const isNotIn = (listed: SQL) => sql`article_id not in (select article_id from ${listed})`;
  const recentStrong = (allStrong: string) =>
    strongestIn(sql`${allStrong}::tsquery`, isRecent, isNotIn(sql`strongest`), MAX_RECENT);
  const newestWithout = (listed: SQL, limit: SQL) => sql`(
    select * from candidates where ${isNotIn(listed)} ${NEWEST_FIRST} limit ${limit})`;
  return sql`
    counted as materialized (
      select count(*) from candidates
    ), strongest as materialized (
      select ${COLUMNS} from ${tierByTier} limit ${tiers.articleCount}
    ), strong as materialized (
      select * from strongest ${tiers.strongCondition === null ? sql`` : sql`union all ${recentStrong(tiers.strongCondition)}`}
    ), pool as materialized (
      select * from strong union all ${newestWithout(
        sql`strong`,
        sql`case when ${hasTooMany} then ${tiers.articleCount + MAX_RECENT} - (select count(*) from strong) else ${MAX_MATCHES} end`,
      )}
    ), others as materialized (
      select * from ${newestWithout(sql`pool`, sql`${MAX_MATCHES} - (select count(*) from pool)`)} others
    )`;
}

/**
 * The publication time from which on matches are searched, and the conditions for strong words; null if not
 * used.
 */
export type SearchStep = { since: Date | null; tiers: Tiers | null };

export const isNewer = (since: Date | null): SQL =>
  since ? sql`published_at >= ${since.toISOString()}::timestamptz` : sql`true`;

/**
 * Share of articles from which on a condition is searched with tiers at once. A rarer one seldom has too many
 * matches to rank, and planning a query with tiers takes longer than finding them.
 */
const MIN_TIER_SHARE = 0.005;

/**
 * Runs a search first on the newest articles or without tiers, if by the estimated share that is probably
 * enough; if it is not, runs it again.
 * @param share of all articles that is expected to match
 */
export async function searchInSteps<Answer>(
  { share, since, tiers }: SearchStep & { share: number },
  read: (step: SearchStep) => Promise<Answer>,
  matchCount: (answer: Answer) => number,
): Promise<Answer> {
  const hasTooMany = (answer: Answer) => matchCount(answer) > MAX_MATCHES;
  const recentAnswer = since ? await read({ since, tiers }) : null;
  if (recentAnswer && hasTooMany(recentAnswer)) return recentAnswer;
  if (share >= MIN_TIER_SHARE || !tiers) return await read({ since: null, tiers });
  const answer = await read({ since: null, tiers: null });
  return hasTooMany(answer) ? await read({ since: null, tiers }) : answer;
}
