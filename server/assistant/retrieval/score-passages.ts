import type { QuestionTerm } from './question-terms.ts';
import { OTHER_NAME, type ReadText } from './word-matcher.ts';

/** Term saturation and length normalisation; passages are all short, so their length tells less than an article's. */
const K1 = 1.2;
const B = 0.2;
const USUAL_WORDS = 60;
/** A word of the title or of the lines around it counts for every passage below, but less than in the passage itself. */
const HEADING = 0.4;
/** A word of what leads to a passage counts for it too. */
const LEAD = 0.4;
/** Words that stand together in the question and in the passage, and those that only stand close by. */
const TOGETHER = 0.15;
const CLOSE = 0.05;
const CLOSE_WORDS = 2;
/** What the article as a whole adds to what the passage says: its rank among the others, and how much it covers. */
const ARTICLE = 0.15;
const COVERAGE = 0.15;

/**
 * What is known of the place where a passage stands: what leads to it there, and of its article the rank from 0 to 1 and the
 * coverage of the question.
 */
export type Surroundings = { heading: ReadText; lead: ReadText; rank: number; coverage: number };

/** The share of a question's weight that texts have, kindred words counting less. */
export function coverageOf(texts: readonly ReadText[], terms: readonly QuestionTerm[]): number {
  const likest = terms.map(() => 0);
  for (const { term, likeness } of texts.flatMap(({ hits }) => hits))
    likest[term] = Math.max(likest[term] ?? 0, Math.min(1, likeness));
  return sumOf(terms, (term, at) => term.weight * (likest[at] ?? 0)) / sumOf(terms, ({ weight }) => weight);
}

/** A question of so few words answers to each of them, a longer one to most. */
const SHORT = 2;
/** Less like a word of the question than this a word is another one. */
const ALIKE = 0.95;
/** Of many names so large a share has to be there: one may be spelt in another way. */
const MOST = 0.6;

/**
 * Whether an article has what nothing answers a question without: its names and numbers, each word of a short question, and
 * two words that stand side by side and are all of it, as they were asked for.
 */
export function hasEssential(texts: readonly ReadText[], terms: readonly QuestionTerm[]): boolean {
  const likest = terms.map(() => 0);
  for (const { term, likeness } of texts.flatMap(({ hits }) => hits))
    likest[term] = Math.max(likest[term] ?? 0, likeness);
  const isThere = (term: QuestionTerm, least = 0) => (likest[terms.indexOf(term)] ?? 0) > least;
  if (terms.some((term) => term.isNeeded && !isThere(term))) return false;
  const essential = terms.filter(({ isEssential }) => isEssential);
  const had = essential.filter((term) => isThere(term, OTHER_NAME)).length;
  if (had < essential.length * (essential.length > SHORT ? MOST : 1)) return false;
  const telling = terms.filter(({ isTelling }) => isTelling);
  if (telling.length > SHORT) return true;
  const areOne = telling.length === SHORT && telling[1]?.afterFormer;
  return telling.every((term) => isThere(term, areOne ? ALIKE - Number.EPSILON : 0));
}

/** So many words apart an office and what it is of belong together: `il sindaco uscente di Rieti`, `Rieti, il sindaco`. */
const OFFICE_WORDS = 3;

const has = ({ hits }: ReadText, term: number) => hits.some((hit) => hit.term === term);

/** Whether an article has each office that is asked for beside what it is of, or tells of it under a title that has that. */
export const hasOffices = (
  title: ReadText,
  texts: readonly ReadText[],
  terms: readonly QuestionTerm[],
): boolean =>
  terms.every(
    ({ hasOffice, isName }, at) =>
      !(hasOffice && isName) ||
      (has(title, at) && texts.some((text) => has(text, at - 1))) ||
      texts.some(({ hits }) =>
        hits.some(
          (hit) =>
            hit.term === at &&
            hits.some((other) => other.term === at - 1 && Math.abs(other.at - hit.at) <= OFFICE_WORDS),
        ),
      ),
  );

/** Beside its names a question is answered by somewhat less of its words. */
const LENIENT = 1.1;

/** An article's passage, and all that the article says. */
type Reading = { passage: readonly ReadText[]; whole: readonly ReadText[] };

/**
 * How much of a question a passage says: the share of its weight that it has, and of its words that are no names the share
 * that its article has, if that is less. An article on a town says nothing yet of the mayor who is asked for.
 */
export function answeredBy({ passage, whole }: Reading, terms: readonly QuestionTerm[]): number {
  const all = coverageOf(passage, terms);
  const common = terms.filter(({ isTelling, isEssential }) => isTelling && !isEssential);
  if (common.length === 0 || common.length === terms.length) return all;
  const hits = whole.flatMap((text) =>
    text.hits.flatMap((hit) => {
      const term = common.indexOf(terms[hit.term] as QuestionTerm);
      return term < 0 ? [] : [{ ...hit, term }];
    }),
  );
  return Math.min(all, LENIENT * coverageOf([{ words: 0, hits }], common));
}

/** How well a passage answers: about 1 where it says all that is asked for. */
export function scorePassage(
  passage: ReadText,
  { heading, lead, rank, coverage }: Surroundings,
  terms: readonly QuestionTerm[],
): number {
  const often = howOften(passage, terms);
  const inHeading = howOften(heading, terms);
  const inLead = howOften(lead, terms);
  const length = K1 * (1 - B + (B * passage.words) / USUAL_WORDS);
  const said = sumOf(terms, ({ weight }, at) => {
    const uses =
      (often[at] ?? 0) + HEADING * Math.min(1, inHeading[at] ?? 0) + LEAD * Math.min(1, inLead[at] ?? 0);
    return (weight * uses) / (uses + length);
  });
  const text = (said + nearness(passage, terms)) / sumOf(terms, ({ weight }) => weight);
  return (text + ARTICLE * rank + COVERAGE * coverage) / (1 + ARTICLE + COVERAGE);
}

const sumOf = (terms: readonly QuestionTerm[], value: (term: QuestionTerm, at: number) => number) =>
  terms.reduce((sum, term, at) => sum + value(term, at), 0);

function howOften({ hits }: ReadText, terms: readonly QuestionTerm[]): number[] {
  const often = terms.map(() => 0);
  for (const { term, likeness } of hits) often[term] = (often[term] ?? 0) + likeness;
  return often;
}

/** What neighbours in the question add that are neighbours in the passage too: `Banca d’Italia`, not any bank. */
function nearness({ hits }: ReadText, terms: readonly QuestionTerm[]): number {
  return sumOf(terms, ({ weight, afterFormer }, at) => {
    const former = terms[at - 1];
    if (!former) return 0;
    const within = afterFormer ? 1 : CLOSE_WORDS;
    const stand = hits.some(
      (hit, index) =>
        hit.term === at &&
        hits
          .slice(Math.max(0, index - within), index)
          .some(({ term, at: place }) => term === at - 1 && hit.at - place <= within),
    );
    return stand ? (afterFormer ? TOGETHER : CLOSE) * Math.min(weight, former.weight) : 0;
  });
}
