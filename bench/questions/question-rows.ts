import { DEPTH, gainOf, mean } from '../judged-answers.ts';
import { articlesOf, compareWithRetrieval, retrieve, searchNewsstand } from '../retrieve.ts';
import { atLeast, atMost, forInformation, type Row } from '../row.ts';
import type { Answered } from './ask-everything.ts';
import { KINDS, type Label, type Question } from './labels.ts';
import { compareWithLibrary } from './query-rows.ts';
import { NOW, type QuestionArchive } from './question-archive.ts';

/** Targets without a language model. */
const MIN_USEFUL_SHARE = 0.85;
const MAX_WRONG_SHARE = 0.03;
const MIN_REFUSED_SHARE = 0.9;
const MIN_FOLLOW_UP_SHARE = 0.85;

const share = <One>(all: readonly One[], is: (one: One) => boolean): number =>
  mean(all.map((one) => Number(is(one))));
const isRight = ({ right }: Answered) => right;
const isWrong = ({ wrong }: Answered) => wrong;

/** How useful answers are, and how often they are wrong, in total and by kind. */
export function questionRows(answered: readonly Answered<Question>[]): Row[] {
  const answerable = answered.filter(({ label }) => !label.refused);
  const refused = answered.filter(({ label }) => label.refused);
  return [
    atLeast(MIN_USEFUL_SHARE, {
      name: 'questions: useful',
      value: share(answerable, isRight),
      unit: '',
      note: `share of ${answerable.length} that hold the short answer and cite a right article first`,
    }),
    ...KINDS.map((kind) => ofKind(kind, answerable)),
    atMost(MAX_WRONG_SHARE, {
      name: 'questions: wrong',
      value: share(answered, isWrong),
      unit: '',
      note: `share of ${answered.length} that say or cite what their label excludes`,
    }),
    atLeast(MIN_REFUSED_SHARE, {
      name: 'questions: refusals right',
      value: share(refused, isRight),
      unit: '',
      note: `share of ${refused.length} without an answer in the archive to which nothing is cited`,
    }),
  ];
}

function ofKind(kind: Question['kind'], answerable: readonly Answered<Question>[]): Row {
  const ofThisKind = answerable.filter(({ label }) => label.kind === kind);
  return forInformation({
    name: `questions, ${kind}: useful`,
    value: share(ofThisKind, isRight),
    unit: '',
    note: `share of ${ofThisKind.length}`,
  });
}

/** How conversations go: first questions, and follow-ups that refer to what was said. */
export function conversationRows(conversations: readonly Answered[][]): Row[] {
  const first = conversations.flatMap((turns) => turns.slice(0, 1));
  const later = conversations.flatMap((turns) => turns.slice(1));
  return [
    forInformation({ name: 'conversations: first questions right', value: share(first, isRight), unit: '' }),
    atLeast(MIN_FOLLOW_UP_SHARE, {
      name: 'conversations: follow-ups right',
      value: share(later, isRight),
      unit: '',
      note: `share of ${later.length} second and third questions`,
    }),
    forInformation({ name: 'conversations: follow-ups wrong', value: share(later, isWrong), unit: '' }),
  ];
}

/** Whether every cited passage was found, and every quotation occurs in it. */
export function citationRow(answered: readonly Answered[]): Row {
  const all = answered.reduce((sum, { citations }) => sum + citations.all, 0);
  const held = answered.reduce((sum, { citations }) => sum + citations.held, 0);
  return atLeast(1, {
    name: 'citations: found, and word for word',
    value: all === 0 ? 0 : held / all,
    unit: '',
    note: `share of ${all} citations`,
  });
}

/** How well the sources of an answer were found, compared with a library. */
export function foundRow(
  answered: readonly Answered[],
  { printed, findByLibrary }: Pick<QuestionArchive, 'printed' | 'findByLibrary'>,
): Row {
  const judged = answered
    .filter(({ label }) => !label.refused)
    .map(({ label, found }) => {
      const relevant = relevantOf(label, printed);
      return { ours: gainOf(found, relevant), library: gainOf(findByLibrary(label.asks), relevant) };
    });
  return compareWithLibrary(judged, {
    name: `questions: nDCG@${DEPTH} of what was found`,
    note: `${judged.length} questions; nothing counts as found where it is refused`,
  });
}

/**
 * How well the newsstand's search finds the articles that questions are about, compared with the chatbot's retrieval.
 */
export async function searchedRow(
  questions: readonly Question[],
  { db, keyOf, printed }: Pick<QuestionArchive, 'db' | 'keyOf' | 'printed'>,
): Promise<Row> {
  const search: number[] = [];
  const retrieval: number[] = [];
  for (const question of questions.filter(({ refused }) => !refused)) {
    const relevant = relevantOf(question, printed);
    search.push(gainOf((await searchNewsstand(db, question.asks, NOW)).map(keyOf), relevant));
    retrieval.push(gainOf(articlesOf(await retrieve(db, question.asks, NOW)).map(keyOf), relevant));
  }
  return compareWithRetrieval('questions', search, retrieval);
}

/** The articles that a label names, or all articles of its days. */
function relevantOf({ cites, within }: Label, printed: ReadonlyMap<string, string>): Set<string> {
  if (cites || !within) return new Set(cites);
  const ofDays = [...printed].filter(([, day]) => day >= within.from && day <= within.to);
  return new Set(ofDays.map(([key]) => key));
}
