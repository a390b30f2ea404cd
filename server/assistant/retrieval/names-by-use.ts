import type { TextWithWords } from '#domain/mark-words.ts';
import type { QuestionTerm } from './question-terms.ts';
import { NAME_EMPHASIS } from './question-words.ts';

/** Share of its uses in which a word has to be capitalised to count as a name. */
const NAME_SHARE = 0.8;
/** Matches the text before a word that does not begin a sentence, so that a capital letter marks a name. */
const BEFORE_WORD_IN_SENTENCE = /[\p{Ll}\p{N},;][’'\s]\s*$/u;
/** Number of characters before a word that are examined. */
const CONTEXT_LENGTH = 3;

/**
 * How often texts use a word within sentences, and how often with only its first letter capitalised: `USA` is not
 * counted for `usa`.
 */
type Uses = { all: number; capital: number };

function usesIn(texts: readonly TextWithWords[], possibleNames: ReadonlySet<string>): Map<string, Uses> {
  const uses = new Map<string, Uses>();
  for (const { text, words } of texts)
    for (const { folded, start } of words) {
      if (
        !possibleNames.has(folded) ||
        !BEFORE_WORD_IN_SENTENCE.test(text.slice(Math.max(0, start - CONTEXT_LENGTH), start))
      )
        continue;
      const { all, capital } = uses.get(folded) ?? { all: 0, capital: 0 };
      const isCapital = /^\p{Lu}\p{Ll}/u.test(text.slice(start, start + 3));
      uses.set(folded, { all: all + 1, capital: capital + (isCapital ? 1 : 0) });
    }
  return uses;
}

/**
 * Marks as names those words of a question which the articles write with a capital letter, for a question that is typed
 * in one case only: `chi e il sindaco di rieti`. RAG-07
 */
export function markNamesByUse(
  terms: readonly QuestionTerm[],
  texts: readonly TextWithWords[],
): readonly QuestionTerm[] {
  const possibleNames = new Set(terms.filter(({ mayBeName }) => mayBeName).map(({ folded }) => folded));
  if (possibleNames.size === 0) return terms;
  const uses = usesIn(texts, possibleNames);
  return terms.map((term) => {
    const { all, capital } = uses.get(term.folded) ?? { all: 0, capital: 0 };
    const isName = term.mayBeName && all > 0 && capital >= all * NAME_SHARE;
    return isName ? { ...term, isName, isEssential: true, weight: term.weight * NAME_EMPHASIS } : term;
  });
}
