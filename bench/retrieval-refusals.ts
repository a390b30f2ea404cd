import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ANSWERABLE } from '#server/assistant/retrieval/retriever.ts';
import { connect } from '#server/base/db/connect.ts';
import { mean } from './judged-answers.ts';
import { labelledSets } from './labelled-sets.ts';
import { NotMeasurable } from './measure.ts';
import { importItems, retrieve } from './retrieve.ts';
import { atLeast, type Row } from './row.ts';

/** Target for the share of questions without an answer that are refused. */
const MIN_REFUSED_SHARE = 0.8;

/** Asks the questions of the labelled sets of an archive of other news, in which none of them has an answer. */
export async function retrievalRefusals(): Promise<Row[]> {
  const folder = process.env.SAMPLE_DATA;
  if (!folder) throw new NotMeasurable('SAMPLE_DATA names no folder of real deliveries');
  const db = await connect({});
  try {
    const items = await readItems(join(folder, 'ninjs'));
    await importItems(db, items);
    const rows: Row[] = [];
    for (const { name, questions } of await labelledSets(folder)) {
      const coverages: number[] = [];
      for (const { text } of questions) coverages.push((await retrieve(db, text)).coverage);
      rows.push(
        atLeast(MIN_REFUSED_SHARE, {
          name: `${name}: refused where there is no answer`,
          value: mean(coverages.map((coverage) => Number(coverage < ANSWERABLE))),
          unit: '',
          note: `share of ${questions.length} questions when they are asked of ${items.length} other articles`,
        }),
      );
    }
    return rows;
  } finally {
    await db.close();
  }
}

async function readItems(folder: string): Promise<{ name: string; bytes: Buffer }[]> {
  const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.json'));
  return await Promise.all(
    names.toSorted().map(async (name) => ({ name, bytes: await readFile(join(folder, name)) })),
  );
}
