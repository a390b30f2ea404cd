/** What the browser is told of made-up issues: sentences, of which articles have some by their place, counted from 1, and names. */
export type MadeUpIssues = { sentences: string[]; articles: { names: string[]; places: number[] }[] };

/** What it tells, in ms: of the first search ever, of the first after a start, and of each query, several times over. */
export type SearchTimes = { foldingMs: number; startMs: number; answersMs: number[][]; words: number };
