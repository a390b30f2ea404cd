import { dayAt } from '#domain/dates.ts';
import { articlesOfSpecial } from '#server/newsroom/db/special-queries.ts';
import type { ChatbotContext } from './chatbot-context.ts';
import { questionTerms } from './retrieval/question-terms.ts';
import { ANSWERABLE, isRestricted, passagesOf, scopeOf } from './retrieval/retriever.ts';
import {
  candidatesInOrder,
  MAX_PASSAGES,
  type SearchOutcome,
  type SearchSettings,
  searchOutcome,
} from './search-outcome.ts';
import { asksForFact } from './understanding/asked-kind.ts';
import type { ParsedQuestion } from './understanding/read-question.ts';
import { specialAskedFor } from './understanding/special-question.ts';

/** Limit of articles that are listed for a special. */
const LISTED_ARTICLES = 8;

/**
 * An answer from the articles of a special that a question names. If the question also asks for a date, an
 * amount or the like, the answer is the passages that contain it; otherwise it lists the articles. Null if
 * the question names no special, or if its articles do not answer it: then the archive is searched.
 */
export async function answerFromSpecial(
  { orm, brand, now, access }: ChatbotContext,
  settings: SearchSettings,
  parsedQuestion: ParsedQuestion,
): Promise<SearchOutcome | null> {
  // A special is shown as a whole; if a period or a part of the paper is chosen, the archive is searched instead.
  if (parsedQuestion.time || isRestricted(settings.scope)) return null;
  const special = await specialAskedFor(orm, brand.sigla, parsedQuestion.withoutTime);
  if (!special) return null;
  const visibleAt = { brand: brand.sigla, now, today: dayAt(now) };
  const articles = await articlesOfSpecial(orm, visibleAt, special, { offset: 0, limit: LISTED_ARTICLES });
  if (articles.length === 0) return null;
  const { terms } = await questionTerms(orm, scopeOf({ brand, now }), special.remainingWords);
  const request = { brand, now, access, scope: settings.scope, limit: LISTED_ARTICLES };
  const candidates = candidatesInOrder(articles.map(({ id }) => id));
  const passagesForQuestion = await passagesOf(
    orm,
    { ...request, limit: MAX_PASSAGES },
    terms,
    candidates,
    MAX_PASSAGES,
  );
  if (asksForFact(parsedQuestion.answerKind) && terms.length > 0)
    return passagesForQuestion.coverage >= ANSWERABLE
      ? searchOutcome(parsedQuestion, passagesForQuestion)
      : null;
  const firstPassages = await passagesOf(orm, request, [], candidates, 1);
  return searchOutcome({ ...parsedQuestion, answerKind: 'news' }, firstPassages, { special: special.name });
}
