import { dayAt } from '#domain/dates.ts';
import { articlesOfSpecial } from '../db/special-queries.ts';
import type { ChatbotVisit } from './chatbot-visit.ts';
import { answer, type Finding, type FoundAnswer, inTheirOrder } from './found-answer.ts';
import { questionTerms } from './retrieval/question-terms.ts';
import { ANSWERABLE, passagesOf, scopeOf } from './retrieval/retriever.ts';
import { isExact } from './understanding/asked-kind.ts';
import type { ReadQuestion } from './understanding/read-question.ts';
import { specialAskedFor } from './understanding/special-question.ts';

/** Articles that are told of a special, and passages of them where something is asked for. */
const OF_SPECIAL = 8;
const PASSAGES = 16;

/** The articles of a special that is asked for by its name; what else is asked for chooses their passages. */
export async function findSpecial(
  { orm, brand, now, access }: ChatbotVisit,
  finding: Finding,
  read: ReadQuestion,
): Promise<FoundAnswer | null> {
  const special = await specialAskedFor(orm, brand.sigla, read.rest);
  if (!special) return null;
  const shown = { brand: brand.sigla, now, today: dayAt(now) };
  const articles = await articlesOfSpecial(orm, shown, special, { offset: 0, limit: OF_SPECIAL });
  if (articles.length === 0) return null;
  const { terms } = await questionTerms(orm, scopeOf({ brand, now }), special.rest);
  const request = { brand, now, access, scope: finding.scope, limit: OF_SPECIAL };
  const candidates = inTheirOrder(articles.map(({ id }) => id));
  const asked = await passagesOf(orm, { ...request, limit: PASSAGES }, terms, candidates, PASSAGES);
  const says = isExact(read.asks) && terms.length > 0 && asked.coverage >= ANSWERABLE;
  if (says) return answer(read, asked);
  const each = await passagesOf(orm, request, [], candidates, 1);
  return answer({ ...read, asks: 'news' }, each, { special: special.name });
}
