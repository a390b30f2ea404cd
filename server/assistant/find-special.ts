import { dayAt } from '#domain/dates.ts';
import { articlesOfSpecial } from '#server/newsroom/db/special-queries.ts';
import type { ChatbotContext } from './chatbot-context.ts';
import { answer, type Finding, type FoundAnswer, inTheirOrder } from './found-answer.ts';
import { questionTerms } from './retrieval/question-terms.ts';
import { ANSWERABLE, isNarrow, passagesOf, scopeOf } from './retrieval/retriever.ts';
import { isExact } from './understanding/asked-kind.ts';
import type { ReadQuestion } from './understanding/read-question.ts';
import { specialAskedFor } from './understanding/special-question.ts';

/** Articles that are told of a special, and passages of them where something is asked for. */
const OF_SPECIAL = 8;
const PASSAGES = 16;

/**
 * The articles of a special that is asked for by its name; what else is asked for chooses their passages. Null for none, and
 * where a date, an amount or a name is asked for that they do not say: the archive may.
 */
export async function findSpecial(
  { orm, brand, now, access }: ChatbotContext,
  finding: Finding,
  read: ReadQuestion,
): Promise<FoundAnswer | null> {
  // A special is shown whole: of some days or a part of the paper the archive tells.
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
