import type { QuestionTerm } from './question-terms.ts';
import type { ReadText } from './word-matcher.ts';

/** So many words apart a verb and what it is done to belong together. */
const NEAR = 15;

const has = ({ hits }: ReadText, term: number) => hits.some((hit) => hit.term === term);

const areNear = ({ hits }: ReadText, one: number, other: number) =>
  hits.some(
    (hit) => hit.term === one && hits.some(({ term, at }) => term === other && Math.abs(at - hit.at) <= NEAR),
  );

/** With so few words, and no name, a question means exactly this verb. */
const FEW = 2;

/**
 * Whether an article says the verb that a question turns on of what it asks about: `Chi allena la Robur?` is answered where
 * somebody trains the Robur, not where the Robur plays. What has been done may be told by another verb.
 */
export const tellsVerbs = (
  title: ReadText,
  texts: readonly ReadText[],
  terms: readonly QuestionTerm[],
): boolean =>
  terms.every(({ askedVerb }, verb) => {
    const object = verb + 1;
    const asked = terms[object];
    if (!askedVerb || !asked || has(title, verb)) return true;
    // What has no name is what its article is about; a name may only be mentioned there.
    if (askedVerb === 'does' && !asked.isName) return true;
    if (!texts.some((text) => has(text, verb)))
      return askedVerb === 'done' && (terms.length > FEW || asked.isName);
    return has(title, object) || texts.some((text) => areNear(text, verb, object));
  });
