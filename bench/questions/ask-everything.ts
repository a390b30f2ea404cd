import { type AnswerText, plainAnswer } from '#domain/chatbot/answer-text.ts';
import { type Chatbot, openChatbot } from './ask.ts';
import { type Citations, checkCitations } from './check-citations.ts';
import { type Judgement, judgeAnswer } from './judge-answer.ts';
import type { Conversation, Label, Question } from './labels.ts';
import type { QuestionArchive } from './question-archive.ts';

/** A question with its answer, and the judgement of it. */
export type Answered<Asked extends Label = Label> = {
  label: Asked;
  words: string;
  /** Articles by their keys in the labels: those that were found and those that are cited, best first. */
  found: string[];
  cited: string[];
  citations: Citations;
} & Judgement;

/** Asks all questions, each in a chat of its own, and all conversations, through the readers' API. */
export async function askEverything(
  archive: QuestionArchive,
  { questions, conversations }: { questions: readonly Question[]; conversations: readonly Conversation[] },
): Promise<{ questions: Answered<Question>[]; conversations: Answered[][] }> {
  const chatbot = await openChatbot(archive.db);
  try {
    const answered: Answered<Question>[] = [];
    for (const question of questions) answered.push(...(await askInTurn(chatbot, archive, [question])));
    const conversationAnswers: Answered[][] = [];
    for (const { turns } of conversations) conversationAnswers.push(await askInTurn(chatbot, archive, turns));
    return { questions: answered, conversations: conversationAnswers };
  } finally {
    await chatbot.close();
  }
}

async function askInTurn<Asked extends Label>(
  chatbot: Chatbot,
  archive: QuestionArchive,
  labels: readonly Asked[],
): Promise<Answered<Asked>[]> {
  const ask = await chatbot.openChat();
  const answered: Answered<Asked>[] = [];
  for (const label of labels) answered.push(toAnswered(label, await ask(label.asks), archive));
  return answered;
}

function toAnswered<Asked extends Label>(
  label: Asked,
  answer: AnswerText,
  { keyOf, passageAt }: QuestionArchive,
): Answered<Asked> {
  const sources = answer.start?.sources ?? [];
  const dayOf = new Map(sources.map(({ articleId, day }) => [articleId, day]));
  const ids = answer.parts.flatMap((part) => (part.kind === 'citation' ? [part.citation.articleId] : []));
  const cited = [...new Set(ids)].map((id) => ({ key: keyOf(id), day: dayOf.get(id) ?? '' }));
  const words = plainAnswer(answer);
  return {
    label,
    words,
    cited: cited.map(({ key }) => key),
    found: [...new Set(sources.map(({ articleId }) => keyOf(articleId)))],
    citations: checkCitations(answer, passageAt),
    ...judgeAnswer(label, { words, cited }),
  };
}
