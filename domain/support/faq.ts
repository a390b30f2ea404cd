import type { Product } from '../products.ts';

/** An answer of a paper's FAQ, as clean HTML for the page and as plain text. HLP-01 */
export type FaqAnswer = {
  /** Names the answer in its deep link. */
  slug: string;
  question: string;
  html: string;
  text: string;
  /** Synonyms by which readers search for it. */
  words: string[];
  /** Products to which it is limited; empty for all. */
  products: Product[];
  /** Link to the page on which the reader can solve the problem. */
  action: { label: string; path: string } | null;
  /** Whether it helps with something that does not work. */
  isProblem: boolean;
  /** Short form of its question in two or three words, if it is one of the few suggested first. */
  frequent: string | null;
};

export type FaqCategory = { slug: string; title: string; answers: FaqAnswer[] };
