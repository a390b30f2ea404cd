import type { Day } from '#domain/newsstand.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { type SQL, sql } from '#server/base/db/drizzle.ts';
import { rowsOf } from '#server/base/db/rows-of.ts';
import { isNewer, newestMatches, poolStatements, type SearchStep, searchInSteps } from './candidates.ts';
import { inEditions, inPeriod, inSections, toMatch } from './find-matches.ts';
import { newestSince } from './horizon.ts';
import { isPublishedInPaper, type Scope, textArray } from './scope.ts';
import { byRarity, DOCUMENT } from './score-matches.ts';
import { toTiers } from './strength-tiers.ts';
import { searchWithinTime } from './use-indexes.ts';

/**
 * A term of a question: its stem, its condition in the database's notation, and the weight it adds to an article that
 * has it.
 */
type WeightedTerm = { lexeme: string; condition: string; weight: number };

/**
 * The condition that finds articles, in the database's notation, and the share of all articles that is likely to match.
 */
export type ArticleCondition = { condition: string; share: number };

/** Articles that belong to a subject: by any of these sections, or by any of these subjects of these kinds. */
type SubjectFilter = {
  sections: readonly string[];
  subjects: { kinds: readonly string[]; slugs: readonly string[] };
};

/** Filters of a search. An article needs one of the slugs of each list; an empty list does not filter. */
export type CandidateFilters = {
  from?: Day | undefined;
  to?: Day | undefined;
  sections: string[];
  editions: string[];
  belonging: SubjectFilter | null;
};

export type Candidate = { id: number; score: number };

/** Condition for articles of a subject; without one, all articles. */
export function belongsTo(scope: Scope, belonging: SubjectFilter | null) {
  if (!belonging) return sql`true`;
  const { sections, subjects } = belonging;
  return sql`(${inSections(scope, { sections: [...sections] })} or exists (
    select from article_subjects about where about.article_id = article_search.article_id
      and about.kind = any(${textArray([...subjects.kinds])}) and about.slug = any(${textArray([...subjects.slugs])})))`;
}

/** Condition for articles of the chosen part of the archive. */
export function isChosen(scope: Scope, { from, to, sections, editions, belonging }: CandidateFilters): SQL {
  const period = { ...(from && { from }), ...(to && { to }) };
  return sql`${inPeriod(period)} and ${inSections(scope, { sections })}
    and ${inEditions(scope, { editions })} and ${belongsTo(scope, belonging)}`;
}

/**
 * Finds the articles that fit a question's words best, among those that meet its condition. Of very many matches it
 * ranks those in which the words are strongest, and the newest. RAG-07
 */
export async function findCandidates(
  orm: Orm,
  scope: Scope,
  { condition, share }: ArticleCondition,
  terms: WeightedTerm[],
  filters: CandidateFilters,
  limit: number,
): Promise<Candidate[]> {
  const { from, to, sections, editions, belonging } = filters;
  const isRestricted = Boolean(from || to || belonging) || sections.length + editions.length > 0;
  const chosen = isChosen(scope, filters);
  const words = terms.map(({ lexeme, weight }) => ({ lexemes: [lexeme], weight }));
  const tiers = hasNeighbourCondition(condition) ? null : toTiers(words, 'digital+');
  const match = toMatch({ found: condition, exact: null }, 'digital+');
  const score = byRarity(
    terms,
    terms.map(({ weight }) => weight),
  );
  const since = isRestricted ? null : await newestSince(orm, scope, share);
  return await orm.transaction(async (tx) => {
    await searchWithinTime(tx);
    const read = async (step: SearchStep) =>
      rowsOf<Candidate & { matches: number }>(
        await tx.execute(sql`
          with candidates as materialized (${newestMatches(match, scope, sql`${chosen} and ${isNewer(step.since)}`)}),
          ${poolStatements(scope, match, { chosen, tiers: step.tiers })}
          select article_id as id, ${score}::float8 as score, (select count(*)::int from candidates) as matches
          from (select article_id, published_at, words, ${DOCUMENT},
            (select greatest(avg(words), 1) from pool) as average_words from pool offset 0) read
          order by score desc, published_at desc, article_id desc limit ${limit}`),
      );
    const rows = await searchInSteps({ share, since, tiers }, read, ([first]) => first?.matches ?? 0);
    return rows.map(({ id, score: ownScore }) => ({ id, score: ownScore }));
  });
}

/** Whether a condition contains neighbouring words, as that of `Sant’Agata` does. */
const hasNeighbourCondition = (condition: string): boolean => condition.includes('<');

/**
 * The number of articles that can be found and the newest day among them; with `belonging`, of that subject
 * only.
 */
export async function archiveExtent(
  orm: Orm,
  scope: Scope,
  belonging: SubjectFilter | null,
): Promise<{ articles: number; until: Day | null }> {
  const answer = await orm.execute(sql`
    select count(*)::int as articles, max(day)::text as until from article_search
    where ${isPublishedInPaper(scope)} and ${belongsTo(scope, belonging)}`);
  const [extent] = rowsOf<{ articles: number; until: Day | null }>(answer);
  return extent ?? { articles: 0, until: null };
}
