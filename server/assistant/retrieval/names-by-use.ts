import type { TextWithWords } from '#domain/mark-words.ts';
import type { QuestionTerm } from './question-terms.ts';
import { NAME } from './question-words.ts';

/** A word that is written with a capital letter in so large a share of its places is a name. */
const MOSTLY = 0.8;
/** What stands before a word within a sentence: there a capital letter says that it is a name. */
const WITHIN = /[\p{Ll}\p{N},;][’'\s]\s*$/u;
/** So much of the text before a word is looked at. */
const BEFORE = 3;

/** In how many places within sentences some texts have a word, and in how many of them with one capital letter: `USA` is no `usa`. */
type Uses = { all: number; capital: number };

function usesIn(texts: readonly TextWithWords[], doubtful: ReadonlySet<string>): Map<string, Uses> {
  const uses = new Map<string, Uses>();
  for (const { text, words } of texts)
    for (const { folded, start } of words) {
      if (!doubtful.has(folded) || !WITHIN.test(text.slice(Math.max(0, start - BEFORE), start))) continue;
      const { all, capital } = uses.get(folded) ?? { all: 0, capital: 0 };
      const isCapital = /^\p{Lu}\p{Ll}/u.test(text.slice(start, start + 3));
      uses.set(folded, { all: all + 1, capital: capital + (isCapital ? 1 : 0) });
    }
  return uses;
}

/**
 * The words of a question that is typed without capital letters, or in capital letters alone, with those taken for names that the
 * articles write so: `chi e il sindaco di rieti`. RAG-07
 */
export function namedByUse(
  terms: readonly QuestionTerm[],
  texts: readonly TextWithWords[],
): readonly QuestionTerm[] {
  const doubtful = new Set(terms.filter(({ mayBeName }) => mayBeName).map(({ folded }) => folded));
  if (doubtful.size === 0) return terms;
  const uses = usesIn(texts, doubtful);
  return terms.map((term) => {
    const { all, capital } = uses.get(term.folded) ?? { all: 0, capital: 0 };
    const isName = term.mayBeName && all > 0 && capital >= all * MOSTLY;
    return isName ? { ...term, isName, isEssential: true, weight: term.weight * NAME } : term;
  });
}
