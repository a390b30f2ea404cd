import type { QuestionTerm } from './question-terms.ts';
import type { MatchedText } from './word-matcher.ts';

/** Largest distance in words between a verb and its object. */
const MAX_WORDS_BETWEEN = 15;

const has = ({ hits }: MatchedText, term: number) => hits.some((hit) => hit.term === term);

const areNear = ({ hits }: MatchedText, one: number, other: number) =>
  hits.some(
    (hit) =>
      hit.term === one &&
      hits.some(({ term, at }) => term === other && Math.abs(at - hit.at) <= MAX_WORDS_BETWEEN),
  );

/**
 * If a question about who did something has no more terms than this and its object is not a name, an article
 * must contain its verb; otherwise the action may be described with another verb.
 */
const FEW_TERMS = 2;

/**
 * Whether an article has the verb that a question asks with, near its object: `Chi allena la Robur?` is answered if
 * somebody trains the Robur, not if the Robur plays. A past action may be described with another verb.
 */
export const hasVerbsNearObjects = (
  title: MatchedText,
  texts: readonly MatchedText[],
  terms: readonly QuestionTerm[],
): boolean =>
  terms.every(({ askedVerb }, verbIndex) => {
    const objectIndex = verbIndex + 1;
    const objectTerm = terms[objectIndex];
    if (!askedVerb || !objectTerm || has(title, verbIndex)) return true;
    // An article with an object that is not a name is about that object; a name may only be mentioned.
    if (askedVerb === 'does' && !objectTerm.isName) return true;
    if (!texts.some((text) => has(text, verbIndex)))
      return askedVerb === 'did' && (terms.length > FEW_TERMS || objectTerm.isName);
    return has(title, objectIndex) || texts.some((text) => areNear(text, verbIndex, objectIndex));
  });
