import type { ArticleSummary, Day, Edition } from './newsstand.ts';

export const SEARCH_ORDERS = ['relevance', 'date'] as const;
export type SearchOrder = (typeof SEARCH_ORDERS)[number];

/** A search with its filters. Lists contain slugs, at least one of which an article must have. */
export type SearchRequest = {
  text: string;
  sections: string[];
  editions: string[];
  signatures: string[];
  from?: Day;
  to?: Day;
  order: SearchOrder;
  /** Number of the page, counted from 1. */
  page: number;
};

/** A text with the positions of the words that were searched for: start and end of each. */
export type MarkedText = { text: string; marks: [number, number][] };

/** A search result. `passage` is taken from the free part of the article, never from its paid part. */
export type SearchHit = { article: ArticleSummary; edition: Edition; title: MarkedText; passage: MarkedText };

export type SearchFacet = { slug: string; name: string; articles: number };

export type SearchFacets = {
  sections: SearchFacet[];
  editions: SearchFacet[];
  signatures: SearchFacet[];
  /** `YYYY-MM`, oldest first; months without a match are left out. */
  months: { month: string; articles: number }[];
};

/** A suggestion of what the reader may have meant. `articles` is the number of results of a suggested query. */
export type Suggestion =
  | { kind: 'query'; text: string; articles: number }
  | { kind: 'section'; text: string; slug: string }
  | { kind: 'signature'; text: string; slug: string };

/** One page of the results of a search. */
export type SearchResultsPage = {
  /** `all`: every article matches all terms. `some`: no article did, these match some of them. */
  matching: 'all' | 'some';
  /** Why nothing was searched: the text has no words, or only words that are too common. */
  unsearchable: 'empty' | 'common-words' | null;
  total: number;
  /**
   * Whether there are more results than `total`: then only those in which the words are strongest, and the newest, are
   * ranked and counted.
   */
  hasMore: boolean;
  page: number;
  pages: number;
  hits: SearchHit[];
  facets: SearchFacets;
  suggestions: Suggestion[];
};
