import { NotMeasurable } from '../measure.ts';
import type { Row } from '../row.ts';
import { askEverything } from './ask-everything.ts';
import type { Conversation } from './labels.ts';
import { type JudgedSearch, queryRows, searchEverything } from './query-rows.ts';
import { openQuestionArchive } from './question-archive.ts';
import { citationRow, conversationRows, foundRow, questionRows, searchedRow } from './question-rows.ts';
import {
  isLocked,
  readConversations,
  readPracticeConversations,
  readPracticeQuestions,
  readQueries,
  readQuestions,
} from './read-labels.ts';
import { showAnswered, showSearched } from './show-judged.ts';

type Options = {
  /** Judges by the locked half of the questions, which is reserved for the end, instead of the open one. */
  locked?: boolean;
  /** Judges by the practice questions. */
  practice?: boolean;
  /** Prints everything that is judged. */
  show?: boolean;
};

/**
 * Measures how well the chatbot answers readers' questions about a paper, and how well the newsstand's search finds
 * articles.
 */
export async function judgeQuestions({
  locked = false,
  practice = false,
  show = false,
}: Options = {}): Promise<Row[]> {
  const folder = process.env.SAMPLE_DATA;
  if (!folder) throw new NotMeasurable('SAMPLE_DATA names no folder of real deliveries');
  const { questions, conversations, queries } = await chooseQuestions({ locked, practice });
  const archive = await openQuestionArchive(folder);
  try {
    const answered = await askEverything(archive, { questions, conversations });
    const searched = await searchEverything(archive, queries);
    if (show) showAll(answered, conversations, searched);
    return [
      ...questionRows(answered.questions),
      ...conversationRows(answered.conversations),
      citationRow([...answered.questions, ...answered.conversations.flat()]),
      foundRow(answered.questions, archive),
      await searchedRow(questions, archive),
      ...queryRows(searched),
    ];
  } finally {
    await archive.db.close();
  }
}

async function chooseQuestions({ locked, practice }: Pick<Options, 'locked' | 'practice'>) {
  const isChosen = (one: { id: string }) => isLocked(one) === locked;
  const queries = (await readQueries()).filter(isChosen);
  if (practice) {
    return {
      questions: await readPracticeQuestions(),
      conversations: await readPracticeConversations(),
      queries,
    };
  }
  const conversations = (await readConversations()).filter(isChosen);
  return { questions: (await readQuestions()).filter(isChosen), conversations, queries };
}

type Everything = Awaited<ReturnType<typeof askEverything>>;

function showAll(
  answered: Everything,
  conversations: readonly Conversation[],
  searched: JudgedSearch[],
): void {
  for (const one of answered.questions) showAnswered(one.label.id, one);
  for (const [at, turns] of answered.conversations.entries())
    for (const [turn, one] of turns.entries()) showAnswered(`${conversations[at]?.id}.${turn + 1}`, one);
  for (const one of searched) showSearched(one);
}
