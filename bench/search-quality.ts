import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import MiniSearch from 'minisearch';
import * as v from 'valibot';
import { IL_MESSAGGERO } from '#domain/brands/il-messaggero.ts';
import { NO_FILTERS } from '#domain/search-address.ts';
import { searchArticles } from '#server/content/search/search-articles.ts';
import { connect } from '#server/db/connect.ts';
import { articles } from '#server/db/schema.ts';
import { importDelivery } from '#server/import/import-delivery.ts';
import { NotMeasurable } from './measure.ts';
import type { Row } from './row.ts';

const DEPTH = 10;

const Item = v.object({
  uri: v.string(),
  headlines: v.array(v.object({ value: v.string() })),
  bodies: v.array(v.object({ contenttype: v.string(), value: v.string() })),
});
const Question = v.object({ qid: v.string(), text: v.string() });

type Sample = {
  items: { name: string; bytes: Buffer; item: v.InferOutput<typeof Item> }[];
  questions: { text: string; relevant: Set<string> }[];
};

/** How well questions in plain Italian find the paragraph that answers them, against a library's BM25. */
export async function searchQuality(): Promise<Row[]> {
  const folder = process.env.SAMPLE_DATA;
  if (!folder) throw new NotMeasurable('SAMPLE_DATA names no folder of real deliveries');
  const sample = await readSample(join(folder, 'retrieval'));
  const [mine, library] = [await searchedHere(sample), searchedByLibrary(sample)];
  return [
    {
      name: `search: nDCG@${DEPTH} of questions`,
      value: mine,
      baseline: library,
      unit: '',
      target: '≥ 1 ×',
      holds: mine >= library,
      note: `${sample.questions.length} questions over ${sample.items.length} paragraphs, against MiniSearch`,
    },
  ];
}

async function readSample(folder: string): Promise<Sample> {
  const names = (await readdir(join(folder, 'items'))).toSorted();
  const items = await Promise.all(
    names.map(async (name) => {
      const bytes = await readFile(join(folder, 'items', name));
      return { name, bytes, item: v.parse(Item, JSON.parse(bytes.toString('utf8'))) };
    }),
  );
  const relevant = new Map<string, Set<string>>();
  for (const line of linesOf(await readFile(join(folder, 'qrels.tsv'), 'utf8'))) {
    const [qid = '', , uri = '', judged] = line.split('\t');
    if (Number(judged) > 0) relevant.set(qid, (relevant.get(qid) ?? new Set()).add(uri));
  }
  const questions = linesOf(await readFile(join(folder, 'queries.jsonl'), 'utf8')).flatMap((line) => {
    const { qid, text } = v.parse(Question, JSON.parse(line));
    const answers = relevant.get(qid);
    return answers ? [{ text, relevant: answers }] : [];
  });
  return { items, questions };
}

const linesOf = (text: string) => text.split('\n').filter((line) => line.trim() !== '');

async function searchedHere({ items, questions }: Sample): Promise<number> {
  const db = await connect({});
  try {
    const sources = items.map(({ name, bytes }) => ({ name, folder: null, read: async () => bytes }));
    const now = new Date();
    await importDelivery({ brand: 'MG', items: sources }, { db, imagesFolder: '', media: [], now });
    const rows = await db.orm.select({ id: articles.id, uri: articles.uri }).from(articles);
    const uriOf = new Map(rows.map(({ id, uri }) => [id, uri]));
    const gains: number[] = [];
    for (const { text, relevant } of questions) {
      const { hits } = await searchArticles(db.orm, IL_MESSAGGERO, { ...NO_FILTERS, text }, now);
      gains.push(
        gainOf(
          hits.map(({ article }) => uriOf.get(article.id) ?? ''),
          relevant,
        ),
      );
    }
    return mean(gains);
  } finally {
    await db.close();
  }
}

function searchedByLibrary({ items, questions }: Sample): number {
  const index = new MiniSearch<{ id: string; title: string; body: string }>({ fields: ['title', 'body'] });
  index.addAll(
    items.map(({ item }) => ({
      id: item.uri,
      title: item.headlines[0]?.value ?? '',
      body: item.bodies.find(({ contenttype }) => contenttype === 'text/plain')?.value ?? '',
    })),
  );
  return mean(
    questions.map(({ text, relevant }) =>
      gainOf(
        index.search(text).map(({ id }) => String(id)),
        relevant,
      ),
    ),
  );
}

/** Normalised discounted cumulative gain of the first results. */
function gainOf(found: string[], relevant: Set<string>): number {
  const discounted = (hits: boolean[]) =>
    hits.reduce((sum, hit, at) => sum + (hit ? 1 / Math.log2(at + 2) : 0), 0);
  const ideal = Array.from({ length: Math.min(DEPTH, relevant.size) }, () => true);
  return discounted(found.slice(0, DEPTH).map((uri) => relevant.has(uri))) / discounted(ideal);
}

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
