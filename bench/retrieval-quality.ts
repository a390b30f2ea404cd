import { sql } from 'drizzle-orm';
import { ANSWERABLE } from '#server/assistant/retrieval/retriever.ts';
import { connect, type Database } from '#server/base/db/connect.ts';
import { DEPTH, gainOf, mean, recallOf, reciprocalRankOf } from './judged-answers.ts';
import { type LabelledSet, labelledSets } from './labelled-sets.ts';
import { libraryIndex } from './library-index.ts';
import { NotMeasurable } from './measure.ts';
import { articlesOf, compareWithRetrieval, importItems, retrieve, searchNewsstand } from './retrieve.ts';
import { atLeast, type Row } from './row.ts';

/** Target for the share of questions with an answer that are answered, and of those without one that are refused. */
const MIN_ANSWERED_SHARE = 0.8;

type Measure = { name: string; of: (found: string[], relevant: Set<string>) => number };
const MEASURES: Measure[] = [
  { name: 'recall@5', of: recallOf },
  { name: `MRR@${DEPTH}`, of: reciprocalRankOf },
  { name: `nDCG@${DEPTH}`, of: gainOf },
];

type JudgedQuestion = Record<'ours' | 'searched' | 'plain' | 'library', string[]> & { relevant: Set<string> };

/** How well the chatbot's retrieval finds the answers to questions, in every labelled set of the sample data. */
export async function retrievalQuality(): Promise<Row[]> {
  const folder = process.env.SAMPLE_DATA;
  if (!folder) throw new NotMeasurable('SAMPLE_DATA names no folder of real deliveries');
  const rows: Row[] = [];
  for (const set of await labelledSets(folder)) rows.push(...(await judge(set)));
  if (rows.length === 0) throw new NotMeasurable('SAMPLE_DATA holds no labelled set');
  return rows;
}

async function judge(set: LabelledSet): Promise<Row[]> {
  const findByLibrary = libraryIndex(set);
  const db = await connect({});
  try {
    const uriOf = await importItems(db, set.items);
    const coverages: number[] = [];
    const judged: JudgedQuestion[] = [];
    for (const { text, relevant } of set.questions) {
      const retrieved = await retrieve(db, text);
      const urisOf = (ids: number[]) => ids.map((id) => uriOf.get(id) ?? '');
      coverages.push(retrieved.coverage);
      judged.push({
        relevant,
        ours: urisOf(articlesOf(retrieved)),
        searched: urisOf(await searchNewsstand(db, text)),
        plain: urisOf(await plainRanking(db, text)),
        library: findByLibrary(text),
      });
    }
    return [
      ...comparison(set, 'all', judged),
      ...comparison(
        set,
        'first half',
        judged.filter((_, at) => at % 2 === 0),
      ),
      ...comparison(
        set,
        'second half',
        judged.filter((_, at) => at % 2 === 1),
      ),
      compareWithRetrieval(
        set.name,
        judged.map(({ searched, relevant }) => gainOf(searched, relevant)),
        judged.map(({ ours, relevant }) => gainOf(ours, relevant)),
      ),
      atLeast(MIN_ANSWERED_SHARE, {
        name: `${set.name}: answered`,
        value: mean(coverages.map((coverage) => Number(coverage >= ANSWERABLE))),
        unit: '',
        note: `share of the questions for which something is found that covers ${ANSWERABLE} of them`,
      }),
    ];
  } finally {
    await db.close();
  }
}

/** The database's own search: any of the words, ranked by `ts_rank`. */
async function plainRanking({ orm }: Database, question: string): Promise<number[]> {
  const answer = await orm.execute(sql`
    select article_id as id from article_search,
      (select replace(plainto_tsquery('italian', search_plain(${question}))::text, '&', '|')::tsquery as query) asked
    where document @@ query order by ts_rank(document, query) desc, article_id limit ${DEPTH}`);
  return (answer as unknown as { rows: { id: number }[] }).rows.map(({ id }) => id);
}

/** Compares our results with the two baselines, by every measure. */
function comparison({ name: set, items }: LabelledSet, part: string, judged: JudgedQuestion[]): Row[] {
  return MEASURES.flatMap(({ name, of }) => {
    const by = (who: 'ours' | 'plain' | 'library') => mean(judged.map((one) => of(one[who], one.relevant)));
    return (['plain', 'library'] as const).map(
      (who): Row => ({
        name: `${set}, ${part}: ${name}`,
        value: by('ours'),
        baseline: by(who),
        unit: '',
        target: '≥ 1 ×',
        isTargetMet: by('ours') >= by(who),
        note: `${judged.length} questions over ${items.length} articles, against ${BASELINE_NAMES[who]}`,
      }),
    );
  });
}

const BASELINE_NAMES = { plain: 'ts_rank over any of the words', library: 'BM25 of MiniSearch' };
