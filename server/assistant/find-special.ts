import { dayAt } from '#domain/dates.ts';
import { articlesOfSpecial } from '#server/newsroom/db/special-queries.ts';
import type { ChatbotContext } from './chatbot-context.ts';
import { answer, type Finding, type FoundAnswer, inTheirOrder } from './found-answer.ts';
import { questionTerms } from './retrieval/question-terms.ts';
import { ANSWERABLE, isNarrow, passagesOf, scopeOf } from './retrieval/retriever.ts';
import { isExact } from './understanding/asked-kind.ts';
import type { ReadQuestion } from './understanding/read-question.ts';
import { specialAskedFor } from './understanding/special-question.ts';

/** Number of articles that are listed for a special, and of passages if a question is asked about it. */
const OF_SPECIAL = 8;
const PASSAGES = 16;

/**
 * The articles of a special that a question names; the rest of the question selects their passages. Null if it names
 * none, or if it asks for a date, an amount or a name that they do not contain: then the archive is searched.
 */
export async function findSpecial(
  { orm, brand, now, access }: ChatbotContext,
  finding: Finding,
  read: ReadQuestion,
): Promise<FoundAnswer | null> {
  // A special is shown as a whole; if a period or a part of the paper is chosen, the archive is searched instead.
  if (read.time || isNarrow(finding.scope)) return null;
  const special = await specialAskedFor(orm, brand.sigla, read.rest);
  if (!special) return null;
  const shown = { brand: brand.sigla, now, today: dayAt(now) };
  const articles = await articlesOfSpecial(orm, shown, special, { offset: 0, limit: OF_SPECIAL });
  if (articles.length === 0) return null;
  const { terms } = await questionTerms(orm, scopeOf({ brand, now }), special.rest);
  const request = { brand, now, access, scope: finding.scope, limit: OF_SPECIAL };
  const candidates = inTheirOrder(articles.map(({ id }) => id));
  const asked = await passagesOf(orm, { ...request, limit: PASSAGES }, terms, candidates, PASSAGES);
  if (isExact(read.asks) && terms.length > 0)
    return asked.coverage >= ANSWERABLE ? answer(read, asked) : null;
  const each = await passagesOf(orm, request, [], candidates, 1);
  return answer({ ...read, asks: 'news' }, each, { special: special.name });
}
