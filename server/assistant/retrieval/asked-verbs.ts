import type { QuestionTerm } from './question-terms.ts';
import type { ReadText } from './word-matcher.ts';

/** Largest number of words between a verb and its object. */
const NEAR = 15;

const has = ({ hits }: ReadText, term: number) => hits.some((hit) => hit.term === term);

const areNear = ({ hits }: ReadText, one: number, other: number) =>
  hits.some(
    (hit) => hit.term === one && hits.some(({ term, at }) => term === other && Math.abs(at - hit.at) <= NEAR),
  );

/** A question with so few words, and without a name, requires exactly its verb. */
const FEW = 2;

/**
 * Whether an article has the verb that a question asks with, near its object: `Chi allena la Robur?` is answered if
 * somebody trains the Robur, not if the Robur plays. A past action may be described with another verb.
 */
export const hasAskedVerbs = (
  title: ReadText,
  texts: readonly ReadText[],
  terms: readonly QuestionTerm[],
): boolean =>
  terms.every(({ askedVerb }, verb) => {
    const object = verb + 1;
    const asked = terms[object];
    if (!askedVerb || !asked || has(title, verb)) return true;
    // An object without a name is what the article is about; a name may only be mentioned there.
    if (askedVerb === 'does' && !asked.isName) return true;
    if (!texts.some((text) => has(text, verb)))
      return askedVerb === 'done' && (terms.length > FEW || asked.isName);
    return has(title, object) || texts.some((text) => areNear(text, verb, object));
  });
