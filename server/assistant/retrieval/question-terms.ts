import { fold } from '#domain/text.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { readTerms, type Term } from '#server/newsroom/db/search/read-terms.ts';
import type { Scope } from '#server/newsroom/db/search/scope.ts';
import { rarityOf } from '#server/newsroom/db/search/score-matches.ts';
import { correctedWords } from './corrected-words.ts';
import { synonymsOf } from './kindred-words.ts';
import { isOfOffice } from './offices.ts';
import { type QuestionWord, questionWords } from './question-words.ts';

/** A word of the question as it is in the search index. */
export type QuestionTerm = {
  /** As the reader typed it. */
  typed: string;
  /** As it is searched: without accents, and with typing errors corrected. */
  folded: string;
  lexeme: string;
  condition: string;
  share: number;
  /** How much the term contributes to an article's score. */
  weight: number;
  /** Whether it directly follows the previous term in the question. */
  afterFormer: boolean;
  /** Whether the previous term is an office that belongs to what this one names. */
  hasOffice: boolean;
  /** Whether it is written like a name: other forms of its stem are different words, as `latino` is from `Latina`. */
  isName: boolean;
  /** Whether it may be a name, in a question that does not capitalise names. */
  mayBeName: boolean;
  /** Whether it is a name or a number; an answer has to contain most of these. */
  isEssential: boolean;
  /** Whether every answer has to contain it. */
  isNeeded: boolean;
  /** Whether it names the subject of the question; `anno`, `parte` or `nome` only state the kind of answer. */
  isTelling: boolean;
  /** How the question asks with this verb; null for other words. */
  askedVerb: QuestionWord['askedVerb'];
  /** Other folded words with the same meaning: forms of an irregular verb, synonyms, other notations of a number. */
  kin: readonly string[];
};

/** Number of words that are searched; the rest of a longer question is ignored. */
const WORDS = 40;
/** Least weight: a word that every article contains still distinguishes passages. */
const LEAST = 0.1;

/** The terms to search for, each stem once, and the number of articles in the archive. RAG-07 */
export async function questionTerms(
  orm: Orm,
  scope: Scope,
  question: string,
  essential: readonly string[] = [],
): Promise<{ terms: QuestionTerm[]; articles: number }> {
  const asked = questionWords(question).slice(0, WORDS);
  if (asked.length === 0) return { terms: [], articles: 0 };
  const first = await readTerms(
    orm,
    asked.map(({ folded }) => folded),
  );
  const unknown = asked.filter((_, at) => first.terms[at]?.known === false && first.terms[at]?.condition);
  const needed = new Set(essential);
  const meant = await correctedWords(
    orm,
    scope,
    unknown.map(({ folded }) => folded),
  );
  const words = asked.map((word) => ({ ...word, folded: meant.get(word.folded) ?? word.folded }));
  const folded = words.map((word) => word.folded);
  const { terms, articles } = meant.size > 0 ? await readTerms(orm, folded) : first;
  const asksPrice = /\bquant[oaie]\b/i.test(question);
  const ofKin = await conditionsOf(
    orm,
    folded.flatMap((word) => synonymsOf(word, { asksPrice })),
  );
  const kept: QuestionTerm[] = [];
  let gap = false;
  for (const [
    at,
    { typed, folded, emphasis, afterFormer, hasOffice, isName, mayBeName, askedVerb },
  ] of words.entries()) {
    const term = terms[at];
    const lexeme = term?.lexemes[0];
    if (!term?.condition || !lexeme || kept.some((one) => one.lexeme === lexeme)) {
      gap = true;
      continue;
    }
    // A name is not a form of the verb that it resembles: Messi is not a form of `mettere`.
    const kin = isName ? [] : synonymsOf(folded, { asksPrice });
    const { condition, share } = widened(term, kin, ofKin);
    kept.push({
      ...{ typed, folded, lexeme, condition, share, kin, isTelling: emphasis >= 1 },
      weight: emphasis * Math.max(LEAST, rarityOf({ share })),
      afterFormer: afterFormer && !gap,
      hasOffice: hasOffice && isOfOffice([kept.at(-1)?.folded ?? '']),
      isName,
      mayBeName,
      askedVerb,
      isEssential: isName || /\p{N}/u.test(typed),
      isNeeded: needed.has(fold(typed)),
    });
    gap = false;
  }
  return { terms: kept, articles };
}

/** The search conditions of some words. */
async function conditionsOf(orm: Orm, words: string[]): Promise<Map<string, Term>> {
  if (words.length === 0) return new Map();
  const { terms } = await readTerms(orm, words);
  return new Map(words.flatMap((word, at) => (terms[at] ? [[word, terms[at]]] : [])));
}

/** Extends a term's condition with its other forms and synonyms. */
function widened(
  term: Term,
  kin: readonly string[],
  ofKin: ReadonlyMap<string, Term>,
): Pick<Term, 'condition' | 'share'> {
  const others = kin
    .flatMap((word) => ofKin.get(word) ?? [])
    .filter(({ condition, known }) => condition && known);
  const conditions = [...new Set([term, ...others].map(({ condition }) => condition))];
  const share = Math.max(term.share, ...others.map((other) => other.share));
  return { condition: conditions.map((one) => `(${one})`).join(' | '), share };
}
