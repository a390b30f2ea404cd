import type { Access } from '#domain/access.ts';
import type { Sigla } from '#domain/brands/brand.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { type SQL, sql } from '#server/base/db/drizzle.ts';
import { rowsOf } from '#server/base/db/rows-of.ts';
import { MAX_MATCHES } from './candidates.ts';
import { meetsQuery } from './exact-condition.ts';
import type { Condition } from './find-matches.ts';
import { hasArticles } from './names-of.ts';
import { isPublishedInPaper, type Scope, textArray } from './scope.ts';
import { useIndexes } from './use-indexes.ts';
import { hasWordsAsWritten } from './written-words.ts';

/**
 * A word suggested for a searched one: a word that everybody may read in the paper, folded (`word`) and as it was
 * printed (`shown`).
 */
export type SimilarWord = { asked: string; word: string; shown: string };

/** Least similarity of a suggested word. */
const MIN_LIKENESS = 0.45;
const MAX_SIMILAR_WORDS = 6;
/** Limit of suggestions for one word, variants and similar words together. */
const MAX_CANDIDATE_WORDS = 8;
const MIN_NAME_LIKENESS = 0.5;

/**
 * Finds words of the paper that are variants of a searched word or similar to it: the most similar first, then the
 * commonest. Whether anybody may still read them is not known yet.
 */
export async function findSimilarWords(
  orm: Orm,
  brand: Sigla,
  asked: { word: string; variants: string[] }[],
): Promise<SimilarWord[]> {
  const pairs = asked.flatMap(({ word, variants }) => variants.map((variant) => ({ word, variant })));
  const query = sql`
    select asked, word, shown from (
      select asked, word, shown, likeness, share,
        row_number() over (partition by asked order by likeness desc, share desc nulls last, word) as place
      from (
        select asked, word, shown, 1 as likeness
        from unnest(${textArray(pairs.map(({ word }) => word))}, ${textArray(pairs.map(({ variant }) => variant))})
          as slip (asked, variant)
        join search_words on brand = ${brand} and word = variant
        union all
        select asked, near.word, near.shown, near.likeness
        from unnest(${textArray(asked.map(({ word }) => word))}) as asked
        cross join lateral (
          select word, shown, similarity(word, asked) as likeness from search_words
          where brand = ${brand}
            and length(word) between length(asked) * ${MIN_LIKENESS}::float8 and length(asked) / ${MIN_LIKENESS}::float8
            and word % asked and word <> asked
          order by likeness desc, word limit ${MAX_SIMILAR_WORDS}
        ) near
        where near.likeness >= ${MIN_LIKENESS}
      ) found
      left join search_terms on lexeme = (ts_lexize('italian_stem', word))[1]
    ) ordered
    where place <= ${MAX_CANDIDATE_WORDS}
    order by asked, place`;
  return await orm.transaction(async (tx) => {
    await useIndexes(tx);
    return rowsOf<SimilarWord>(await tx.execute(query));
  });
}

export type WordUse = { word: string; articles: number; inHeadlines: boolean };

/**
 * Counts the articles with each word, and finds whether any of their headlines has it: only those words may be shown.
 */
export async function readWordUses(orm: Orm, scope: Scope, words: string[]): Promise<WordUse[]> {
  const answer = await orm.execute(sql`
    select word,
      (select count(*)::int from (
        select from article_search where document @@ to_tsquery('italian', word) and ${isPublishedInPaper(scope)}
        limit ${MAX_MATCHES}) found) as articles,
      exists (select from article_search
        where document @@ to_tsquery('italian', word || ':AB') and ${isPublishedInPaper(scope)}) as "inHeadlines"
    from unnest(${textArray(words)}) as word`);
  return rowsOf<WordUse>(answer);
}

/**
 * The folded words among `words` that are written like this in the open part of a published article: only
 * those may be shown. If very many articles have a word's stem, not all of them are checked. NWS-05
 */
export async function openWords(orm: Orm, scope: Scope, words: string[]): Promise<Set<string>> {
  const answer = await orm.execute(sql`
    select word from unnest(${textArray(words)}) as word
    where exists (
      select from (
        select article_id from article_search where document @@ to_tsquery('italian', word) and ${isPublishedInPaper(scope)}
        limit ${MAX_MATCHES}) article_search
      where ${hasWordsAsWritten(sql`' ' || word || ' '`, 'open')})`);
  return new Set(rowsOf<{ word: string }>(answer).map(({ word }) => word));
}

/** Counts the articles that meet a condition, for a reader with this access. */
export async function countMatches(
  orm: Orm,
  scope: Scope,
  { found, exact }: Condition,
  access: Access,
): Promise<number> {
  const condition = exact ? meetsQuery(exact, access) : sql`document @@ ${found}::tsquery`;
  const answer = await orm.execute(sql`
    select count(*)::int as articles from (
      select from article_search
      where ${condition} and ${isPublishedInPaper(scope)}
      limit ${MAX_MATCHES}) found`);
  return rowsOf<{ articles: number }>(answer)[0]?.articles ?? 0;
}

export type NamedResult = { kind: 'section' | 'signature'; slug: string; name: string };

/**
 * Finds sections and authors with a name similar to a text, among those that have articles which can be
 * found.
 */
export async function findSimilarNames(
  orm: Orm,
  scope: Scope,
  text: string,
  limit: number,
): Promise<NamedResult[]> {
  const similarNamesIn = (kind: NamedResult['kind'], table: SQL) => sql`
    select ${kind}::text as kind, id, slug, name, word_similarity(${text}, lower(search_fold(name))) as likeness
    from ${table} where brand = ${scope.brand}`;
  // Names are compared first: checking the articles of each name would read the archive once for each.
  const answer = await orm.execute(sql`
    with named as materialized (
      select * from (${similarNamesIn('section', sql`sections`)} union all ${similarNamesIn('signature', sql`signatures`)}) every
      where likeness >= ${MIN_NAME_LIKENESS}::float8
    )
    select kind, slug, name from named
    where case kind
      when 'section' then ${hasArticles('sections', sql`named.id`, scope)}
      else ${hasArticles('signatures', sql`named.id`, scope)} end
    order by likeness desc, name limit ${limit}`);
  return rowsOf<NamedResult>(answer);
}
