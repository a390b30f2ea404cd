import { sql } from 'drizzle-orm';
import type { Access } from '#domain/access.ts';
import { IL_MESSAGGERO } from '#domain/brands/il-messaggero.ts';
import { dayAt } from '#domain/dates.ts';
import { NO_FILTERS } from '#domain/search-address.ts';
import { connect, type Database, type Orm } from '#server/base/db/connect.ts';
import { rowsOf } from '#server/base/db/rows-of.ts';
import { piecesOf, type Ranked, rankBySpelling } from '#server/newsroom/content/search/rank-by-spelling.ts';
import { SPELLING_RANKED, searchArticles } from '#server/newsroom/content/search/search-articles.ts';
import { wordsOfTerm } from '#server/newsroom/content/search/to-condition.ts';
import { freshness } from '#server/newsroom/db/search/find-matches.ts';
import { readBeginnings } from '#server/newsroom/db/search/read-beginnings.ts';
import { readTerms } from '#server/newsroom/db/search/read-terms.ts';
import { scoreOf } from '#server/newsroom/db/search/score-matches.ts';
import { createScratchDatabase } from '#tests/support/scratch-database.ts';
import { findPostgres } from '#tools/find-postgres.ts';
import { fillArchive, withoutLimit } from './fill-archive.ts';
import { percentile95, timeOf } from './percentile.ts';
import { plainRanking, scoresOf } from './plain-ranking.ts';
import { atLeast, atMostTimes, notMeasured, type Row } from './row.ts';
import { type Corpus, makeCorpus, type QueryKind } from './search-corpus.ts';

const ARTICLES = 100_000;
/** Number of articles for comparing the databases; the embedded one takes minutes to index more. */
const ARTICLES_FOR_EMBEDDED = 10_000;
const ROUNDS = 5;
/**
 * Rounds before the measurement, in which database pages are read into memory and the server's functions are compiled.
 */
const WARM_UP_ROUNDS = 3;
const TOP = 20;
/** How many of the best twenty by a full ranking the search has to show as well. */
const MIN_SHARED_RESULTS = 18;
/** Access of an anonymous visitor. */
const ACCESS = 'free';
const PLAIN_RATIO = 0.15;
const LONGEST_RATIO = 3;
const EMBEDDED_RATIO = 4;

/**
 * Searches over a large archive, compared with ranking every match; and the embedded database compared with PostgreSQL.
 */
export async function searchVolume(): Promise<Row[]> {
  const corpus = await makeCorpus();
  const server = await findPostgres();
  if (!server)
    return [notMeasured('search over 100,000 articles', 'no PostgreSQL answers or can be started', null)];
  try {
    return [
      ...(await measureLargeArchive(server.url, corpus)),
      await embeddedAgainstPostgres(server.url, corpus),
    ];
  } finally {
    await server.stop();
  }
}

/**
 * Creates an archive of a given size, on the PostgreSQL server of an address or in the embedded database, for the
 * duration of `use`.
 * @param withBodies whether whole texts are written too, not only the search index
 */
export async function withArchive<T>(
  url: string | null,
  corpus: Corpus,
  size: number,
  use: (db: Database) => Promise<T>,
  withBodies = false,
) {
  const scratch = url ? await createScratchDatabase(url) : null;
  const db = await connect(scratch ? { url: scratch.url } : {});
  try {
    await fillArchive(db, corpus, size, dayAt(new Date()), withBodies);
    return await use(db);
  } finally {
    await db.close();
    await scratch?.drop();
  }
}

const measureLargeArchive = (url: string, corpus: Corpus) =>
  withArchive(url, corpus, ARTICLES, async (db) => {
    const { kinds, longest } = corpus;
    const ask = (query: string) => search(db, query);
    const rows: Row[] = [];
    for (const kind of Object.keys(kinds) as QueryKind[]) {
      const [own, plain] = await timesInTurn(
        { queries: kinds[kind], ask },
        { queries: kinds.common, ask: (query) => plainRanking(db, query, TOP) },
      );
      rows.push(
        atMostTimes(PLAIN_RATIO, {
          name: `search over 100,000 articles, ${kind}: p95`,
          value: percentile95(own),
          baseline: percentile95(plain),
          unit: 'ms',
          note: `${kinds[kind].length} queries, whole answers with counts, passages and proposed alternatives, against ts_rank_cd over all matches of the common ones`,
        }),
      );
    }
    const [longOnes, common] = await timesInTurn({ queries: longest, ask }, { queries: kinds.common, ask });
    rows.push(
      atMostTimes(LONGEST_RATIO, {
        name: 'search of 500 letters: p95',
        value: percentile95(longOnes),
        baseline: percentile95(common),
        unit: 'ms',
        note: `${longest.length} queries, against the common ones`,
      }),
    );
    const ofCommon = [await overlapCommon(db, corpus, 'free'), await overlapCommon(db, corpus, 'digital+')];
    return [...rows, await overlapSelective(db, corpus), await overlapPartial(db, corpus), ...ofCommon];
  });

/** Queries, and the function that runs one. */
type QuerySet = { queries: readonly string[]; ask: (query: string) => Promise<unknown> };

/** Milliseconds of each query of both sets, in alternating rounds so that other load affects both. */
async function timesInTurn(...both: [QuerySet, QuerySet]): Promise<[number[], number[]]> {
  const times: [number[], number[]] = [[], []];
  for (let round = 0; round < WARM_UP_ROUNDS + ROUNDS; round += 1) {
    for (const [at, { queries, ask }] of both.entries()) {
      for (const query of queries) {
        const time = await timeOf(() => ask(query));
        if (round >= WARM_UP_ROUNDS) times[at]?.push(time);
      }
    }
  }
  return times;
}

async function timesOf(queries: readonly string[], ask: QuerySet['ask']): Promise<number[]> {
  const [times] = await timesInTurn({ queries, ask }, { queries: [], ask });
  return times;
}

/** How many of the best twenty by plain ranking are among our twenty; articles that tie with its last one count too. */
async function overlapSelective(db: Database, corpus: Corpus): Promise<Row> {
  let fewest = TOP;
  for (const query of corpus.selective) {
    const best = await plainRanking(db, query, TOP);
    const last = best.at(-1)?.score ?? 0;
    const { hits } = await search(db, query);
    const scores = await scoresOf(
      db,
      query,
      hits.map(({ article }) => article.id),
    );
    const among = scores.filter((score) => score >= last - 1e-6).length;
    if (best.length === TOP) fewest = Math.min(fewest, among);
  }
  return atLeast(MIN_SHARED_RESULTS, {
    name: 'search: shared with the top 20 of ts_rank_cd',
    value: fewest,
    unit: '',
    note: `the fewest of ${corpus.selective.length} selective queries`,
  });
}

/**
 * How many of the best twenty are among ours, for queries that no article matches completely; the comparison
 * ranks every article that has any of the words.
 */
async function overlapPartial(db: Database, { selective }: Corpus): Promise<Row> {
  const queries = selective.slice(0, -1).map((name, index) => `${name} ${selective[index + 1]} lavoro`);
  const kept: number[] = [];
  for (const query of queries) {
    const { matching, hits } = await search(db, query);
    if (matching === 'all') continue;
    const best = await rankingOfAny(db, query);
    kept.push(hits.filter(({ article }) => best.includes(article.id)).length);
  }
  return atLeast(MIN_SHARED_RESULTS, {
    name: 'search: kept of the top 20 where nothing has all words',
    value: Math.min(...kept),
    unit: '',
    note: `the fewest of ${kept.length} queries of two rare words and a common one`,
  });
}

/**
 * How many of the best twenty are among ours, for words that thousands of articles have, with the given
 * access: of a reader without paid articles, or of one who may read all.
 */
async function overlapCommon({ orm }: Database, { kinds }: Corpus, access: Access): Promise<Row> {
  const kept: number[] = [];
  for (const query of kinds.common) {
    const { terms } = await readTerms(orm, query.split(' '));
    const found = terms.map(({ condition }) => `(${condition})`).join(' & ');
    const ranked = await rankingOf(orm, { found, terms, ranking: 'all' }, access, SPELLING_RANKED);
    const wording = { words: terms.flatMap(wordsOfTerm), pieces: terms.map(wordsOfTerm) };
    // `readLeads` expects pieces in the form of `search_spaced`: words between single spaces.
    const pieces = piecesOf([wording]).map((words) => ` ${words.join(' ')} `);
    const ids = ranked.map(({ id }) => id);
    const best = rankBySpelling(ranked, await readBeginnings(orm, ids, pieces, access), [wording]).slice(
      0,
      TOP,
    );
    const { hits } = await search({ orm }, query, access);
    kept.push(hits.filter(({ article }) => best.includes(article.id)).length);
  }
  return atLeast(MIN_SHARED_RESULTS, {
    name: `search: kept of the top 20 of common words, access ${access}`,
    value: Math.min(...kept),
    unit: '',
    note: `the fewest of ${kept.length} queries of one or two words`,
  });
}

/** The best of all articles that have any of the words. */
async function rankingOfAny({ orm }: Pick<Database, 'orm'>, text: string): Promise<number[]> {
  const { terms } = await readTerms(orm, text.split(' '));
  const anyOf = terms.map(({ condition }) => `(${condition})`).join(' | ');
  const ranked = await rankingOf(orm, { found: anyOf, terms, ranking: 'some' }, ACCESS, TOP);
  return ranked.map(({ id }) => id);
}

/** The best of all matching articles, by the search's own score. */
async function rankingOf(
  orm: Orm,
  asked: Parameters<typeof scoreOf>[0],
  access: Access,
  limit: number,
): Promise<Ranked[]> {
  const score = sql`(${scoreOf(asked, access)}) * ${freshness(dayAt(new Date()))}`;
  let rows: Ranked[] = [];
  await withoutLimit(orm, async (tx) => {
    const answer = await tx.execute(sql`
      select article_id as id, (${score})::float8 as score from (
        select article_id, published_at, day, words, access, document || ''::tsvector as document,
          greatest(avg(words) over (), 1) as usual
        from article_search where document @@ ${asked.found}::tsquery and brand = 'MG') read
      order by score desc, published_at desc, article_id desc limit ${limit}`);
    rows = rowsOf<Ranked>(answer);
  });
  return rows;
}

/** Compares the databases over the same archive. */
async function embeddedAgainstPostgres(url: string, corpus: Corpus): Promise<Row> {
  const times = async (db: Database) =>
    percentile95(await timesOf(corpus.queries, (query) => search(db, query)));
  return atMostTimes(EMBEDDED_RATIO, {
    name: 'search on the embedded database: p95',
    value: await withArchive(null, corpus, ARTICLES_FOR_EMBEDDED, times),
    baseline: await withArchive(url, corpus, ARTICLES_FOR_EMBEDDED, times),
    unit: 'ms',
    note: `against PostgreSQL, over ${ARTICLES_FOR_EMBEDDED} articles`,
  });
}

/** A search of the newsstand, with everything that a reader is shown. */
export const search = ({ orm }: Pick<Database, 'orm'>, text: string, access: Access = ACCESS) =>
  searchArticles(orm, IL_MESSAGGERO, { ...NO_FILTERS, text }, { now: new Date(), access });
