import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import * as v from 'valibot';
import {
  type Conversation,
  Conversations,
  KINDS,
  type Label,
  Queries,
  type Query,
  type Question,
  Questions,
} from './labels.ts';

async function read<Schema extends v.GenericSchema>(
  name: string,
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  const text = await readFile(new URL(`./${name}.json`, import.meta.url), 'utf8');
  return v.parse(schema, JSON.parse(text));
}

/** Every question, kind by kind. @throws ValiError where a file is not as it should be */
export async function readQuestions(): Promise<Question[]> {
  const kinds = await Promise.all(
    KINDS.map(async (kind) => (await read(kind, Questions)).map((question) => ({ ...question, kind }))),
  );
  return kinds.flat();
}

export const readConversations = (): Promise<Conversation[]> => read('conversations', Conversations);
export const readQueries = (): Promise<Query[]> => read('queries', Queries);

/** Questions to practise on: what is changed for them is judged by the others. Their kind begins their id. */
export async function readPracticeQuestions(): Promise<Question[]> {
  const questions = await read('practice-questions', Questions);
  return questions.flatMap((question) => {
    const kind = KINDS.find((one) => question.id.startsWith(`${one}-`));
    return kind ? [{ ...question, kind }] : [];
  });
}
export const readPracticeConversations = (): Promise<Conversation[]> =>
  read('practice-conversations', Conversations);

/** Stands before an id that is hashed; with this number every kind of question falls into halves. */
const HALVES = 70674;

/** The half that nobody looks at before the end; an id is in the same half for ever. */
export const isLocked = ({ id }: { id: string }): boolean =>
  (createHash('sha256').update(`${HALVES} ${id}`).digest()[0] ?? 0) % 2 === 1;

/** Articles that a label names, the right ones and the wrong ones. */
export const articlesOf = ({ cites = [], excludes }: Pick<Label, 'cites' | 'excludes'>): string[] => [
  ...cites,
  ...(excludes?.cites ?? []),
];
