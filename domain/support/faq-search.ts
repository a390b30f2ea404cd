import MiniSearch from 'minisearch';
import type { FaqAnswer, FaqCategory } from './faq.ts';
import { foldedWords, indexedTermOf, tellsTrouble, termsOf } from './faq-words.ts';

/** An answer and how much of what was asked it is about, 0 to 1. */
export type FaqHit = { answer: FaqAnswer; category: FaqCategory; fit: number };

/** The best first; none for words that say nothing. */
export type FaqSearch = (query: string) => FaqHit[];

type Entry = { id: number; answer: FaqAnswer; category: FaqCategory };

/** A word counts less where it is only begun, or written a little differently, and where only the text has it. */
const PREFIX = 0.85;
const FUZZY = 0.7;
const IN_TEXT = 0.5;
/** What no answer has may be a name, or what is asked about: in doubt half of it counts. */
const UNKNOWN = 0.5;
/** Of two that fit alike the one whose question it is comes first. */
const IN_QUESTION = 0.1;
/** Where something does not work, an answer that helps with that comes before others of the same fit or little more. */
const HELPS = 0.3;

/** An address may hold any length of words; nobody asks in more letters. */
const LONGEST_QUERY = 200;

const FEWEST_FOR_PREFIX = 3;
const FEWEST_FOR_FUZZY = 4;
const MOST_WRONG = 0.2;
const LEAST = 0.2;

const FIELDS = ['question', 'words', 'text'] as const;

/** Finds answers by their question, the words that readers use for it, and their text, in spite of accents and typing errors. HLP-01 */
export function openFaqSearch(categories: readonly FaqCategory[]): FaqSearch {
  const entries = categories
    .flatMap((category) => category.answers.map((answer) => ({ answer, category })))
    .map((entry, id): Entry => ({ id, ...entry }));
  const index = new MiniSearch<Entry>({
    fields: [...FIELDS],
    tokenize: foldedWords,
    processTerm: indexedTermOf,
    extractField: ({ id, answer }, field) => {
      if (field === 'id') return id;
      return field === 'words' ? answer.words.join(' ') : answer[field as 'question' | 'text'];
    },
  });
  index.addAll(entries);
  const weighing = (term: string) => weigh(index, term, entries.length);
  return (query) => {
    const asked = query.slice(0, LONGEST_QUERY);
    const terms = termsOf(asked);
    const isTrouble = tellsTrouble(asked);
    const weighed = terms.map(weighing);
    const all = weighed.reduce((sum, { weight }) => sum + weight, 0);
    if (all === 0) return [];
    return entries
      .map(({ id, answer, category }) => {
        const has = weighed.reduce((sum, { weight, found }) => sum + weight * (found.get(id) ?? 0), 0);
        const inQuestion = weighed.reduce(
          (sum, { weight, inQuestion: found }) => sum + (found.has(id) ? weight : 0),
          0,
        );
        const helps = isTrouble && answer.isProblem ? HELPS : 0;
        return { answer, category, fit: has / all, score: (has + IN_QUESTION * inQuestion) / all + helps };
      })
      .filter(({ fit }) => fit >= LEAST)
      .sort((a, b) => b.score - a.score)
      .map(({ answer, category, fit }) => ({ answer, category, fit }));
  };
}

/** What a term tells: the more, the fewer answers have it. `found`: how well each has it. */
function weigh(index: MiniSearch<Entry>, term: string, entries: number) {
  const found = new Map<number, number>();
  const hits = index.search(term, {
    tokenize: (text) => [text],
    processTerm: (word) => word,
    prefix: term.length >= FEWEST_FOR_PREFIX,
    fuzzy: term.length >= FEWEST_FOR_FUZZY ? MOST_WRONG : false,
  });
  const inQuestion = new Set<number>();
  for (const { id, match } of hits) {
    found.set(id, Math.max(...Object.entries(match).map(likeness(term))));
    if (Object.values(match).some((fields) => fields.includes('question'))) inQuestion.add(id);
  }
  const exact = [...found.values()].filter((value) => value === 1).length;
  const weight = Math.log(1 + entries / Math.max(1, exact || found.size));
  // A number or a code that no answer has is the reader's own.
  const unknown = /\d/.test(term) ? 0 : UNKNOWN * weight;
  return { found, inQuestion, weight: found.size === 0 ? unknown : weight };
}

const likeness =
  (term: string) =>
  ([other, fields]: [string, string[]]): number => {
    const where = fields.some((field) => field !== 'text') ? 1 : IN_TEXT;
    if (other === term) return where;
    return where * (other.startsWith(term) ? PREFIX : FUZZY);
  };
