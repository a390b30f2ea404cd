import { NotMeasurable } from '../measure.ts';
import type { Row } from '../row.ts';
import { openQuestionArchive } from './archive.ts';
import { askEverything } from './ask-everything.ts';
import { queryRow, searchEverything } from './query-rows.ts';
import { citationRow, conversationRows, foundRow, questionRows } from './question-rows.ts';
import { isLocked, readConversations, readQueries, readQuestions } from './read-labels.ts';
import { showAnswered, showSearched } from './show-judged.ts';

type Options = {
  /** Judges by the half that is kept for the end instead of the other one. */
  locked?: boolean;
  /** Prints everything that is judged. */
  show?: boolean;
};

/** How well the chatbot answers, and the newsstand's search finds, what readers ask of a paper. */
export async function judgeQuestions({ locked = false, show = false }: Options = {}): Promise<Row[]> {
  const folder = process.env.SAMPLE_DATA;
  if (!folder) throw new NotMeasurable('SAMPLE_DATA names no folder of real deliveries');
  const isAsked = (one: { id: string }) => isLocked(one) === locked;
  const conversations = (await readConversations()).filter(isAsked);
  const questions = (await readQuestions()).filter(isAsked);
  const archive = await openQuestionArchive(folder);
  try {
    const answered = await askEverything(archive, { questions, conversations });
    const searched = await searchEverything(archive, (await readQueries()).filter(isAsked));
    if (show) {
      for (const one of answered.questions) showAnswered(one.label.id, one);
      for (const [at, turns] of answered.conversations.entries())
        for (const [turn, one] of turns.entries()) showAnswered(`${conversations[at]?.id}.${turn + 1}`, one);
      for (const one of searched) showSearched(one);
    }
    return [
      ...questionRows(answered.questions),
      ...conversationRows(answered.conversations),
      citationRow([...answered.questions, ...answered.conversations.flat()]),
      foundRow(answered.questions, archive),
      queryRow(searched),
    ];
  } finally {
    await archive.db.close();
  }
}
