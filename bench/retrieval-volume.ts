import { findPostgres } from '#tools/find-postgres.ts';
import { percentile95, timeOf } from './percentile.ts';
import { retrieve } from './retrieve.ts';
import { atMostTimes, notMeasured, type Row } from './row.ts';
import { makeCorpus } from './search-corpus.ts';
import { search, withArchive } from './search-volume.ts';

const ARTICLES = 100_000;
const ROUNDS = 3;
const SEARCH_RATIO = 3;

/**
 * How long the chatbot searches for passages in a large archive, compared with a search of the newsstand for the same
 * words.
 */
export async function retrievalVolume(articles = ARTICLES): Promise<Row[]> {
  const corpus = await makeCorpus();
  const server = await findPostgres();
  if (!server)
    return [notMeasured('retrieval over a large archive', 'no PostgreSQL answers or can be started', null)];
  const measure = async (db: Parameters<typeof retrieve>[0]): Promise<Row[]> => {
    const ours: number[] = [];
    const searches: number[] = [];
    for (let round = 0; round <= ROUNDS; round += 1) {
      for (const query of corpus.queries) {
        const times = [await timeOf(() => retrieve(db, query)), await timeOf(() => search(db, query))];
        // The first round warms both up.
        if (round === 0) continue;
        ours.push(times[0] ?? 0);
        searches.push(times[1] ?? 0);
      }
    }
    return [
      atMostTimes(SEARCH_RATIO, {
        name: `retrieval over ${articles} articles: p95`,
        value: percentile95(ours),
        baseline: percentile95(searches),
        unit: 'ms',
        note: `${corpus.queries.length} queries, passages of the whole texts, against a search of the newsstand`,
      }),
    ];
  };
  try {
    return await withArchive(server.url, corpus, articles, measure, true);
  } finally {
    await server.stop();
  }
}
