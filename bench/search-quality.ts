import { join } from 'node:path';
import { IL_MESSAGGERO } from '#domain/brands/il-messaggero.ts';
import { NO_FILTERS } from '#domain/search-address.ts';
import { connect } from '#server/base/db/connect.ts';
import { searchArticles } from '#server/newsroom/content/search/search-articles.ts';
import { DEPTH, gainOf, mean } from './judged-answers.ts';
import { type LabelledSet, readLabelledSet } from './labelled-sets.ts';
import { libraryIndex } from './library-index.ts';
import { NotMeasurable } from './measure.ts';
import { importItems } from './retrieve.ts';
import type { Row } from './row.ts';

/** How well questions in plain Italian find the paragraph that answers them, compared with a library's BM25. */
export async function searchQuality(): Promise<Row[]> {
  const folder = process.env.SAMPLE_DATA;
  if (!folder) throw new NotMeasurable('SAMPLE_DATA names no folder of real deliveries');
  const sample = await readLabelledSet(join(folder, 'retrieval'));
  const [newsstandGain, library] = [await gainOfNewsstand(sample), gainOfLibrary(sample)];
  return [
    {
      name: `search: nDCG@${DEPTH} of questions`,
      value: newsstandGain,
      baseline: library,
      unit: '',
      target: '≥ 1 ×',
      isTargetMet: newsstandGain >= library,
      note: `${sample.questions.length} questions over ${sample.items.length} paragraphs, against MiniSearch`,
    },
  ];
}

async function gainOfNewsstand({ items, questions }: LabelledSet): Promise<number> {
  const db = await connect({});
  try {
    const uriOf = await importItems(db, items);
    const now = new Date();
    const gains: number[] = [];
    for (const { text, relevant } of questions) {
      const { hits } = await searchArticles(
        db.orm,
        IL_MESSAGGERO,
        { ...NO_FILTERS, text },
        { now, access: 'free' },
      );
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

function gainOfLibrary(sample: LabelledSet): number {
  const find = libraryIndex(sample);
  return mean(sample.questions.map(({ text, relevant }) => gainOf(find(text), relevant)));
}
