import type { Answered } from './ask-everything.ts';
import type { JudgedSearch } from './query-rows.ts';

const MAX_SHOWN_LENGTH = 600;

const markOf = ({ right, wrong }: Answered): string => `${right ? '✓' : '✗'}${wrong ? ' WRONG' : ''}`;

/** Prints a question with its answer and the requirements of its label. */
export function showAnswered(name: string, answered: Answered): void {
  const { label, words, cited } = answered;
  const { asks, ...requirements } = label;
  console.log(`${markOf(answered)} ${name}  ${asks}`);
  console.log(`    wants ${JSON.stringify(requirements)}`);
  console.log(`    cites ${cited.join(', ') || 'nothing'}`);
  console.log(`    ${words.slice(0, MAX_SHOWN_LENGTH).replace(/\s*\n+\s*/g, ' ⏎ ')}`);
}

/** Prints the results of a search with their grades; a dot means that an article has none. */
export function showSearched({ query, found, ours, library }: JudgedSearch): void {
  const gains = `${ours.toFixed(2)} against ${library.toFixed(2)}`;
  console.log(`${ours >= library ? '✓' : '✗'} ${query.id}  ${query.text}  ${gains}`);
  const graded = found.map((key) => `${query.grades[key] ?? '·'} ${key}`);
  console.log(`    ${graded.join(', ') || 'nothing'}`);
  const missed = Object.entries(query.grades).filter(([key]) => !found.includes(key));
  if (missed.length > 0) console.log(`    not found: ${missed.map(([key, g]) => `${g} ${key}`).join(', ')}`);
}
