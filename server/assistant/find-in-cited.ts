import { visibleTexts } from '#server/newsroom/db/article-queries.ts';
import type { ChatbotContext } from './chatbot-context.ts';
import { questionTerms } from './retrieval/question-terms.ts';
import { ANSWERABLE, passagesOf, type Retrieved, scopeOf, searchInQueue } from './retrieval/retriever.ts';
import { candidatesInOrder, MAX_PASSAGES, type SearchSettings } from './search-outcome.ts';
import { asksForFact } from './understanding/asked-kind.ts';
import type { ParsedQuestion } from './understanding/read-question.ts';

/** Coverage of a question, if it is not a follow-up, that is required of the articles of the last answer. */
const MIN_COVERAGE = 0.9;
/** A question with more words of its own asks for more than the articles of the last answer say. */
const MAX_OWN_WORDS = 3;

/** Passages from the articles that the last answer cites; null if they do not have the question’s own words. */
export const findInCited: typeof searchCited = async (context, settings, ...args) =>
  await searchInQueue(settings, () => searchCited(context, settings, ...args));

async function searchCited(
  { orm, brand, now, access }: ChatbotContext,
  settings: SearchSettings,
  parsedQuestion: ParsedQuestion,
  cited: readonly number[],
): Promise<Retrieved | null> {
  if (cited.length === 0 || parsedQuestion.ownWords.length > MAX_OWN_WORDS) return null;
  const visibleIds = new Set((await visibleTexts(orm, brand.sigla, [...cited], now)).map(({ id }) => id));
  const ids = cited.filter((id) => visibleIds.has(id));
  if (ids.length === 0) return null;
  // The topic is what these articles are about, so only the question's own words select the passage.
  const searchedText = parsedQuestion.ownWords.length > 0 ? parsedQuestion.withoutTime : parsedQuestion.text;
  const { terms } = await questionTerms(orm, scopeOf({ brand, now }), searchedText, parsedQuestion.ownWords);
  const found = await passagesOf(
    orm,
    { brand, now, access, scope: settings.scope, limit: MAX_PASSAGES },
    terms,
    candidatesInOrder(ids),
    MAX_PASSAGES,
  );
  if (found.passages.length === 0) return null;
  if (parsedQuestion.ownWords.length === 0) return { ...found, coverage: 1 };
  return found.coverage >= (parsedQuestion.isFollowUp ? ANSWERABLE : MIN_COVERAGE) ? found : null;
}

/**
 * Looks in the articles of the last answer for a passage with the kind of answer that a follow-up asks for,
 * even without the question's words. Null if the follow-up names a subject or a time of its own.
 */
export async function findInCitedByKind(
  context: ChatbotContext,
  settings: SearchSettings,
  parsedQuestion: ParsedQuestion,
  cited: readonly number[],
): Promise<Retrieved | null> {
  const mayBeInCited =
    parsedQuestion.isFollowUp &&
    asksForFact(parsedQuestion.answerKind) &&
    !parsedQuestion.hasOwnName &&
    !parsedQuestion.hasNounWithArticle &&
    !parsedQuestion.time;
  return mayBeInCited
    ? await findInCited(context, settings, { ...parsedQuestion, ownWords: [] }, cited)
    : null;
}
