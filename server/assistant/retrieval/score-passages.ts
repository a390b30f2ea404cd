import type { QuestionTerm } from './question-terms.ts';
import { OTHER_NAME, type ReadText } from './word-matcher.ts';

/**
 * Parameters of BM25 for term saturation and length normalisation; passages are all short, so their length counts less
 * than that of articles.
 */
const K1 = 1.2;
const B = 0.2;
const USUAL_WORDS = 60;
/**
 * A word of the title or of the lines around it counts for every passage of the article, but less than one in the
 * passage.
 */
const HEADING = 0.4;
/** A word of the text that introduces a passage counts for the passage too. */
const LEAD = 0.4;
/** Bonus for words that are adjacent in question and passage, and for words that are only close. */
const TOGETHER = 0.15;
const CLOSE = 0.05;
const CLOSE_WORDS = 2;
/**
 * Weight of the whole article in the score of a passage: its rank among the articles, and its coverage of the question.
 */
const ARTICLE = 0.15;
const COVERAGE = 0.15;

/**
 * The context of a passage: its title, the text that introduces it, and the article's rank from 0 to 1 and coverage.
 */
export type Surroundings = { heading: ReadText; lead: ReadText; rank: number; coverage: number };

/** The share of the question's weight that the texts cover; similar words count less. */
export function coverageOf(texts: readonly ReadText[], terms: readonly QuestionTerm[]): number {
  const likest = terms.map(() => 0);
  for (const { term, likeness } of texts.flatMap(({ hits }) => hits))
    likest[term] = Math.max(likest[term] ?? 0, Math.min(1, likeness));
  return sumOf(terms, (term, at) => term.weight * (likest[at] ?? 0)) / sumOf(terms, ({ weight }) => weight);
}

/** Up to this number of words an answer needs all of them, beyond it most. */
const SHORT_QUESTION = 2;
/** A word less similar to one of the question than this is another word. */
const MIN_LIKENESS = 0.95;
/** Share of the names that an answer has to contain if there are many: some may be spelt differently. */
const MIN_NAME_SHARE = 0.6;

/**
 * Whether an article contains what every answer has to contain: the question's names and numbers, each word of a short
 * question, and, if the question is two adjacent words, both in the same form.
 */
export function hasEssential(texts: readonly ReadText[], terms: readonly QuestionTerm[]): boolean {
  const likest = terms.map(() => 0);
  for (const { term, likeness } of texts.flatMap(({ hits }) => hits))
    likest[term] = Math.max(likest[term] ?? 0, likeness);
  const isThere = (term: QuestionTerm, least = 0) => (likest[terms.indexOf(term)] ?? 0) > least;
  if (terms.some((term) => term.isNeeded && !isThere(term))) return false;
  const essential = terms.filter(({ isEssential }) => isEssential);
  const had = essential.filter((term) => isThere(term, OTHER_NAME)).length;
  if (had < essential.length * (essential.length > SHORT_QUESTION ? MIN_NAME_SHARE : 1)) return false;
  const telling = terms.filter(({ isTelling }) => isTelling);
  if (telling.length > SHORT_QUESTION) return true;
  const areOne = telling.length === SHORT_QUESTION && telling[1]?.afterFormer;
  return telling.every((term) => isThere(term, areOne ? MIN_LIKENESS - Number.EPSILON : 0));
}

/**
 * Largest number of words between an office and what it belongs to: `il sindaco uscente di Rieti`, `Rieti, il sindaco`.
 */
const OFFICE_WORDS = 3;

const has = ({ hits }: ReadText, term: number) => hits.some((hit) => hit.term === term);

/**
 * Whether an article has each office of the question near what it belongs to, or mentions the office under a title that
 * names it.
 */
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

/** Factor by which the coverage of common words may be lower, in a question that also has names. */
const NAME_LENIENCY = 1.1;

/** A passage, and the whole text of its article. */
type Reading = { passage: readonly ReadText[]; whole: readonly ReadText[] };

/**
 * How much of a question a passage covers: the share of the question's weight, limited by the share of its common words
 * in the whole article. An article about a town does not answer a question about its mayor.
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
  return Math.min(all, NAME_LENIENCY * coverageOf([{ words: 0, hits }], common));
}

/** How well a passage answers: about 1 if it has everything that is asked for. */
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

/** Bonus for words that are neighbours in the question and in the passage: `Banca d’Italia`, not any bank. */
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
