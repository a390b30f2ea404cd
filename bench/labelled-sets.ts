import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import * as v from 'valibot';

/** Fields of a delivered article that are read. */
export const SampleItem = v.object({
  uri: v.string(),
  headlines: v.array(v.object({ value: v.string() })),
  bodies: v.array(v.object({ contenttype: v.string(), value: v.string() })),
});
const Question = v.object({ qid: v.string(), text: v.string() });

/** Deliveries, and questions with the items that answer them. */
export type LabelledSet = {
  name: string;
  items: { name: string; bytes: Buffer; item: v.InferOutput<typeof SampleItem> }[];
  questions: { text: string; relevant: Set<string> }[];
};

const FILES = ['items', 'qrels.tsv', 'queries.jsonl'];

/** All labelled sets in a folder, sorted by name. */
export async function labelledSets(folder: string): Promise<LabelledSet[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const sets: LabelledSet[] = [];
  for (const { name } of entries.filter((entry) => entry.isDirectory()).toSorted(byName)) {
    const inside = await readdir(join(folder, name));
    if (FILES.every((file) => inside.includes(file))) sets.push(await readLabelledSet(join(folder, name)));
  }
  return sets;
}

const byName = (one: { name: string }, other: { name: string }) => one.name.localeCompare(other.name);

/** Reads the set of one folder. */
export async function readLabelledSet(folder: string): Promise<LabelledSet> {
  const names = (await readdir(join(folder, 'items'))).toSorted();
  const items = await Promise.all(
    names.map(async (name) => {
      const bytes = await readFile(join(folder, 'items', name));
      return { name, bytes, item: v.parse(SampleItem, JSON.parse(bytes.toString('utf8'))) };
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
  return { name: basename(folder), items, questions };
}

const linesOf = (text: string) => text.split('\n').filter((line) => line.trim() !== '');
