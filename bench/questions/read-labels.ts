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

/** All questions, kind by kind. @throws ValiError when a file is invalid */
export async function readQuestions(): Promise<Question[]> {
  const kinds = await Promise.all(
    KINDS.map(async (kind) => (await read(kind, Questions)).map((question) => ({ ...question, kind }))),
  );
  return kinds.flat();
}

export const readConversations = (): Promise<Conversation[]> => read('conversations', Conversations);
export const readQueries = (): Promise<Query[]> => read('queries', Queries);

/**
 * Practice questions: changes that are made for them are judged by the other questions. Their ids begin with their
 * kind.
 */
export async function readPracticeQuestions(): Promise<Question[]> {
  const questions = await read('practice-questions', Questions);
  return questions.flatMap((question) => {
    const kind = KINDS.find((one) => question.id.startsWith(`${one}-`));
    return kind ? [{ ...question, kind }] : [];
  });
}
export const readPracticeConversations = (): Promise<Conversation[]> =>
  read('practice-conversations', Conversations);

/** Number before an id when it is hashed; with this one every kind of question is split into halves. */
const HALF_SALT = 70674;

/** Whether a label is in the half that is reserved for the end; an id always stays in the same half. */
export const isLocked = ({ id }: { id: string }): boolean =>
  (createHash('sha256').update(`${HALF_SALT} ${id}`).digest()[0] ?? 0) % 2 === 1;

/** Articles that a label names, both right and wrong ones. */
export const articlesOf = ({ cites = [], excludes }: Pick<Label, 'cites' | 'excludes'>): string[] => [
  ...cites,
  ...(excludes?.cites ?? []),
];
