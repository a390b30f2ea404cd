import { IL_MESSAGGERO } from '#domain/brands/il-messaggero.ts';
import { NO_FILTERS } from '#domain/search-address.ts';
import { searchArticles } from '#server/content/search/search-articles.ts';
import { DEPTH, gradedGainOf, mean } from '../judged-answers.ts';
import type { Row } from '../row.ts';
import { NOW, type QuestionArchive } from './archive.ts';
import type { Query } from './labels.ts';

/** So much better than a library's BM25. */
const BETTER = 1.05;

export type Searched = { query: Query; found: string[]; ours: number; library: number };

/** Searches as a reader who may read everything does, and as a library does, and grades both. */
export async function searchEverything(
  { db, keyOf, findByLibrary }: QuestionArchive,
  queries: readonly Query[],
): Promise<Searched[]> {
  const searched: Searched[] = [];
  for (const query of queries) {
    const { text, grades } = query;
    const { hits } = await searchArticles(
      db.orm,
      IL_MESSAGGERO,
      { ...NO_FILTERS, text },
      { now: NOW, access: 'digital+' },
    );
    const found = hits.slice(0, DEPTH).map(({ article }) => keyOf(article.id));
    const library = gradedGainOf(findByLibrary(text), grades);
    searched.push({ query, found, ours: gradedGainOf(found, grades), library });
  }
  return searched;
}

export const queryRow = (searched: readonly Searched[]): Row =>
  besideLibrary(searched, {
    name: `searches: nDCG@${DEPTH}`,
    note: `${searched.length} searches with graded articles`,
  });

/** Gains beside those of the library, and what is promised of them. */
export function besideLibrary(
  judged: readonly { ours: number; library: number }[],
  { name, note }: { name: string; note: string },
): Row {
  const value = mean(judged.map(({ ours }) => ours));
  const baseline = mean(judged.map(({ library }) => library));
  return {
    ...{ name, value, baseline, unit: '', target: `≥ ${BETTER} ×`, holds: value >= BETTER * baseline },
    note: `${note}, against BM25 of MiniSearch`,
  };
}
