/**
 * Generated issues that the browser is sent: sentences, and articles with names and the positions of their sentences,
 * counted from 1.
 */
export type GeneratedIssues = {
  sentences: string[];
  articles: { names: string[]; sentenceNumbers: number[] }[];
};

/**
 * Times that it reports, in ms: of the first search ever, of the first after a start, and of each query, in several
 * rounds.
 */
export type SearchTimes = { foldingMs: number; startMs: number; answersMs: number[][]; words: number };
