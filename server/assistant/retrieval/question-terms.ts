import { fold } from '#domain/text.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { readTerms, type Term } from '#server/newsroom/db/search/read-terms.ts';
import type { Scope } from '#server/newsroom/db/search/scope.ts';
import { rarityOf } from '#server/newsroom/db/search/score-matches.ts';
import { kinOf } from './kindred-words.ts';
import { meantWords } from './meant-words.ts';
import { isOfOffice } from './offices.ts';
import { type QuestionWord, questionWords } from './question-words.ts';

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
  /** Whether the term before it is the office that its holder has of what it names. */
  hasOffice: boolean;
  /** Whether it is written like a name: other forms of its stem are other words, as `latino` is of `Latina`. */
  isName: boolean;
  /** Whether it may be a name that is written like any other word. */
  mayBeName: boolean;
  /** Whether it is a name or a number: of those that answer most have to be there. */
  isEssential: boolean;
  /** Whether nothing answers the question that does not have it. */
  isNeeded: boolean;
  /** Whether it names what is asked about; `anno`, `parte` or `nome` only say what kind of answer is wanted. */
  isTelling: boolean;
  /** Whether it is the verb that the question turns on. */
  askedVerb: QuestionWord['askedVerb'];
  /** Other folded forms that say the same where a verb is irregular. */
  kin: readonly string[];
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
  const meant = await meantWords(
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
    folded.flatMap((word) => kinOf(word, { asksPrice })),
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
    // A name is not the form of a verb that it looks like: Messi is none of `mettere`.
    const kin = isName ? [] : kinOf(folded, { asksPrice });
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

/** How the index is asked for each of some words. */
async function conditionsOf(orm: Orm, words: string[]): Promise<Map<string, Term>> {
  if (words.length === 0) return new Map();
  const { terms } = await readTerms(orm, words);
  return new Map(words.flatMap((word, at) => (terms[at] ? [[word, terms[at]]] : [])));
}

/** A term that is found by the other forms of its verb too. */
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
