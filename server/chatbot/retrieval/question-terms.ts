import type { Orm } from '#server/db/connect.ts';
import { rarityOf } from '#server/db/search/find-matches.ts';
import { readTerms } from '#server/db/search/read-terms.ts';
import type { Scope } from '#server/db/search/scope.ts';
import { meantWords } from './meant-words.ts';
import { questionWords } from './question-words.ts';

/** A word of the question as the index knows it. */
export type QuestionTerm = {
  /** As the reader typed it. */
  typed: string;
  /** As it is looked for: without accents, and without its typing error. */
  folded: string;
  lexeme: string;
  condition: string;
  share: number;
  /** What an article is worth that has it. */
  weight: number;
  /** Whether it stands right after the former term in the question. */
  afterFormer: boolean;
};

/** Of a longer question the rest is not looked for. */
const WORDS = 40;
/** A word that every article has still tells one passage from another. */
const LEAST = 0.1;

/** What to look for, each stem once, and how many articles there are. RAG-07 */
export async function questionTerms(
  orm: Orm,
  scope: Scope,
  question: string,
): Promise<{ terms: QuestionTerm[]; articles: number }> {
  const asked = questionWords(question).slice(0, WORDS);
  if (asked.length === 0) return { terms: [], articles: 0 };
  const first = await readTerms(
    orm,
    asked.map(({ folded }) => folded),
  );
  const unknown = asked.filter((_, at) => first.terms[at]?.known === false && first.terms[at]?.condition);
  const meant = await meantWords(
    orm,
    scope,
    unknown.map(({ folded }) => folded),
  );
  const words = asked.map((word) => ({ ...word, folded: meant.get(word.folded) ?? word.folded }));
  const folded = words.map((word) => word.folded);
  const { terms, articles } = meant.size > 0 ? await readTerms(orm, folded) : first;
  const kept: QuestionTerm[] = [];
  let gap = false;
  for (const [at, { typed, folded, emphasis, afterFormer }] of words.entries()) {
    const term = terms[at];
    const lexeme = term?.lexemes[0];
    if (!term?.condition || !lexeme || kept.some((one) => one.lexeme === lexeme)) {
      gap = true;
      continue;
    }
    const { condition, share } = term;
    kept.push({
      ...{ typed, folded, lexeme, condition, share },
      weight: emphasis * Math.max(LEAST, rarityOf(term)),
      afterFormer: afterFormer && !gap,
    });
    gap = false;
  }
  return { terms: kept, articles };
}
