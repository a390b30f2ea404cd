import { DEPTH, gradedGainOf, mean } from '../judged-answers.ts';
import { articlesOf, compareWithRetrieval, retrieve, searchNewsstand } from '../retrieve.ts';
import type { Row } from '../row.ts';
import type { Query } from './labels.ts';
import { NOW, type QuestionArchive } from './question-archive.ts';

/** Factor by which results must be better than those of a library's BM25. */
const LIBRARY_FACTOR = 1.05;

export type JudgedSearch = {
  query: Query;
  found: string[];
  ours: number;
  retrieval: number;
  library: number;
};

/** Runs each search as a reader who may read everything, and with a library, and grades both. */
export async function searchEverything(
  { db, keyOf, findByLibrary }: QuestionArchive,
  queries: readonly Query[],
): Promise<JudgedSearch[]> {
  const searched: JudgedSearch[] = [];
  for (const query of queries) {
    const { text, grades } = query;
    const found = (await searchNewsstand(db, text, NOW)).slice(0, DEPTH).map(keyOf);
    const retrieved = articlesOf(await retrieve(db, text, NOW)).map(keyOf);
    searched.push({
      query,
      found,
      ours: gradedGainOf(found, grades),
      retrieval: gradedGainOf(retrieved, grades),
      library: gradedGainOf(findByLibrary(text), grades),
    });
  }
  return searched;
}

export const queryRows = (searched: readonly JudgedSearch[]): Row[] => [
  compareWithLibrary(searched, {
    name: `searches: nDCG@${DEPTH}`,
    note: `${searched.length} searches with graded articles`,
  }),
  compareWithRetrieval(
    'searches',
    searched.map(({ ours }) => ours),
    searched.map(({ retrieval }) => retrieval),
  ),
];

/** Compares gains with those of the library, and judges them by the target. */
export function compareWithLibrary(
  judged: readonly { ours: number; library: number }[],
  { name, note }: { name: string; note: string },
): Row {
  const value = mean(judged.map(({ ours }) => ours));
  const baseline = mean(judged.map(({ library }) => library));
  return {
    name,
    value,
    baseline,
    unit: '',
    target: `≥ ${LIBRARY_FACTOR} ×`,
    isTargetMet: value >= LIBRARY_FACTOR * baseline,
    note: `${note}, against BM25 of MiniSearch`,
  };
}
