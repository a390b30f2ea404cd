import { fold } from '#domain/text.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { readTerms, type Term } from '#server/newsroom/db/search/read-terms.ts';
import type { Scope } from '#server/newsroom/db/search/scope.ts';
import { rarityOf } from '#server/newsroom/db/search/score-matches.ts';
import { correctedWords } from './corrected-words.ts';
import { endWithOffice } from './offices.ts';
import { type QuestionWord, questionWords } from './question-words.ts';
import { synonymsOf } from './synonyms.ts';

/** A word of the question as it is in the search index. */
export type QuestionTerm = {
  /** As the reader typed it. */
  typed: string;
  /** As it is searched: without accents, and with typing errors corrected. */
  folded: string;
  /** Its stem in the search index. */
  lexeme: string;
  /** The condition that finds it or a synonym, in the database's query notation. */
  condition: string;
  /** The share of all articles that contain it, between 0 and 1. */
  share: number;
  /** How much the term contributes to an article's score. */
  weight: number;
  /** Whether it directly follows the previous term in the question. */
  followsPrevious: boolean;
  /** Whether the previous term is an office of the person, place or body that this one names. */
  hasOffice: boolean;
  /** Whether it is written like a name: other forms of its stem are different words, as `latino` is from `Latina`. */
  isName: boolean;
  /** Whether it may be a name, in a question that does not capitalise names. */
  mayBeName: boolean;
  /** Whether it is a name or a number; an answer has to contain most of these. */
  isEssential: boolean;
  /** Whether every answer has to contain it. */
  isRequired: boolean;
  /** Whether it names the subject of the question; `anno`, `parte` or `nome` only state the kind of answer. */
  namesSubject: boolean;
  /** How the question asks with this verb; null for other words. */
  askedVerb: QuestionWord['askedVerb'];
  /** Other folded words with the same meaning: forms of an irregular verb, synonyms, other notations of a number. */
  synonyms: readonly string[];
};

/** Limit of searched words; the rest of a longer question is ignored. */
const MAX_WORDS = 40;
/** Least weight: a word that every article contains still distinguishes passages. */
const MIN_WEIGHT = 0.1;

/** The terms to search for, each stem once, and the number of articles in the archive. RAG-07 */
export async function questionTerms(
  orm: Orm,
  scope: Scope,
  question: string,
  requiredWords: readonly string[] = [],
): Promise<{ terms: QuestionTerm[]; articles: number }> {
  const askedWords = questionWords(question).slice(0, MAX_WORDS);
  if (askedWords.length === 0) return { terms: [], articles: 0 };
  const uncorrected = await readTerms(
    orm,
    askedWords.map(({ folded }) => folded),
  );
  const unknownWords = askedWords.filter(
    (_, at) => uncorrected.terms[at]?.known === false && uncorrected.terms[at]?.condition,
  );
  const required = new Set(requiredWords);
  const corrections = await correctedWords(
    orm,
    scope,
    unknownWords.map(({ folded }) => folded),
  );
  const corrected = askedWords.map((word) => ({
    ...word,
    folded: corrections.get(word.folded) ?? word.folded,
  }));
  const folded = corrected.map((word) => word.folded);
  const { terms, articles } = corrections.size > 0 ? await readTerms(orm, folded) : uncorrected;
  const asksQuantity = /\bquant[oaie]\b/i.test(question);
  const synonymTerms = await conditionsOf(
    orm,
    folded.flatMap((word) => synonymsOf(word, { asksQuantity })),
  );
  const result: QuestionTerm[] = [];
  let hasGap = false;
  for (const [
    at,
    { typed, folded, emphasis, followsPrevious, hasOffice, isName, mayBeName, askedVerb },
  ] of corrected.entries()) {
    const term = terms[at];
    const lexeme = term?.lexemes[0];
    if (!term?.condition || !lexeme || result.some((one) => one.lexeme === lexeme)) {
      hasGap = true;
      continue;
    }
    // A name is not a form of the verb that it resembles: Messi is not a form of `mettere`.
    const synonyms = isName ? [] : synonymsOf(folded, { asksQuantity });
    const { condition, share } = withSynonyms(term, synonyms, synonymTerms);
    result.push({
      typed,
      folded,
      lexeme,
      condition,
      share,
      synonyms,
      namesSubject: emphasis >= 1,
      weight: emphasis * Math.max(MIN_WEIGHT, rarityOf({ share })),
      followsPrevious: followsPrevious && !hasGap,
      hasOffice: hasOffice && endWithOffice([result.at(-1)?.folded ?? '']),
      isName,
      mayBeName,
      askedVerb,
      isEssential: isName || /\p{N}/u.test(typed),
      isRequired: required.has(fold(typed)),
    });
    hasGap = false;
  }
  return { terms: result, articles };
}

/** The search conditions of some words. */
async function conditionsOf(orm: Orm, words: string[]): Promise<Map<string, Term>> {
  if (words.length === 0) return new Map();
  const { terms } = await readTerms(orm, words);
  return new Map(words.flatMap((word, at) => (terms[at] ? [[word, terms[at]]] : [])));
}

/** The condition that finds a term or one of its synonyms, and the greatest of their shares. */
function withSynonyms(
  term: Term,
  synonyms: readonly string[],
  synonymTerms: ReadonlyMap<string, Term>,
): Pick<Term, 'condition' | 'share'> {
  const others = synonyms
    .flatMap((word) => synonymTerms.get(word) ?? [])
    .filter(({ condition, known }) => condition && known);
  const conditions = [...new Set([term, ...others].map(({ condition }) => condition))];
  const share = Math.max(term.share, ...others.map((other) => other.share));
  return { condition: conditions.map((one) => `(${one})`).join(' | '), share };
}
