import { DEPTH, gradedGainOf, mean } from '../judged-answers.ts';
import { articlesOf, besideRetrieval, retrieve, searchHere } from '../retrieve-here.ts';
import type { Row } from '../row.ts';
import type { Query } from './labels.ts';
import { NOW, type QuestionArchive } from './question-archive.ts';

/** So much better than a library's BM25. */
const BETTER = 1.05;

export type Searched = { query: Query; found: string[]; ours: number; retrieval: number; library: number };

/** Searches as a reader who may read everything does, and as a library does, and grades both. */
export async function searchEverything(
  { db, keyOf, findByLibrary }: QuestionArchive,
  queries: readonly Query[],
): Promise<Searched[]> {
  const searched: Searched[] = [];
  for (const query of queries) {
    const { text, grades } = query;
    const found = (await searchHere(db, text, NOW)).slice(0, DEPTH).map(keyOf);
    const retrieved = articlesOf(await retrieve(db, text, NOW)).map(keyOf);
    searched.push({
      ...{ query, found, ours: gradedGainOf(found, grades) },
      ...{ retrieval: gradedGainOf(retrieved, grades), library: gradedGainOf(findByLibrary(text), grades) },
    });
  }
  return searched;
}

export const queryRows = (searched: readonly Searched[]): Row[] => [
  besideLibrary(searched, {
    name: `searches: nDCG@${DEPTH}`,
    note: `${searched.length} searches with graded articles`,
  }),
  besideRetrieval(
    'searches',
    searched.map(({ ours }) => ours),
    searched.map(({ retrieval }) => retrieval),
  ),
];

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
