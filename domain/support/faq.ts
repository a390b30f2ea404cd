import type { Product } from '../products.ts';

/** An answer of a paper: as its page shows it, in clean HTML, and in plain words. HLP-01 */
export type FaqAnswer = {
  /** Its deep link. */
  slug: string;
  question: string;
  html: string;
  text: string;
  /** Other words by which readers look for it. */
  words: string[];
  /** Where it holds for some alone; none: for all. */
  products: Product[];
  /** The page on which the case is solved. */
  action: { label: string; path: string } | null;
  /** Whether it helps with what does not work. */
  isProblem: boolean;
  /** Its question in two or three words, where it is among the few that are offered first. */
  frequent: string | null;
};

export type FaqCategory = { slug: string; title: string; answers: FaqAnswer[] };
