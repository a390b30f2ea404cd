import type { ArticleSummary, Day, Edition } from './newsstand.ts';

export const SEARCH_ORDERS = ['relevance', 'date'] as const;
export type SearchOrder = (typeof SEARCH_ORDERS)[number];

/** What is searched for, and within what; lists hold slugs, of which an article needs one. */
export type SearchRequest = {
  text: string;
  sections: string[];
  editions: string[];
  signatures: string[];
  from?: Day;
  to?: Day;
  order: SearchOrder;
  /** From 1. */
  page: number;
};

/** A text with the words that were searched for: where each begins, and where it ends. */
export type MarkedText = { text: string; marks: [number, number][] };

/** `passage` is taken from what anybody may read of the article, never from its paid part. */
export type SearchHit = { article: ArticleSummary; edition: Edition; title: MarkedText; passage: MarkedText };

export type SearchFacet = { slug: string; name: string; articles: number };

export type SearchFacets = {
  sections: SearchFacet[];
  editions: SearchFacet[];
  signatures: SearchFacet[];
  /** `YYYY-MM`, oldest first; months without a match are left out. */
  months: { month: string; articles: number }[];
};

/** What else the reader may have meant. `articles` is null where it leads to more than articles. */
export type NearTerm =
  | { kind: 'query'; text: string; articles: number }
  | { kind: 'section'; text: string; slug: string }
  | { kind: 'signature'; text: string; slug: string };

export type SearchResult = {
  /** `all`: every article has all that was asked for. `some`: none had, these have some of it. */
  matching: 'all' | 'some';
  /** Nothing was searched: there was no word, or none that tells one article from another. */
  unsearchable: 'empty' | 'common-words' | null;
  total: number;
  /** There are more than `total`; only the newest were looked at. */
  more: boolean;
  page: number;
  pages: number;
  hits: SearchHit[];
  facets: SearchFacets;
  near: NearTerm[];
};
