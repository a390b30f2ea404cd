import type { ArticleSummary, SectionPages, SectionRef } from '#domain/newsstand.ts';

/** A page of the paper with its articles. */
export type PrintedPage = { number: number; section: SectionRef; articles: ArticleSummary[] };

/** First page made from its articles; the front page is typeset from the issue. */
const FIRST_INNER_PAGE = 2;

/**
 * The inner pages that have articles, in order. A page shared by two sections belongs to the first of them; an article
 * without a page number is on none. NWS-02
 */
export function printedPages(sections: readonly SectionPages[]): PrintedPage[] {
  const pages = new Map<number, PrintedPage>();
  for (const { section, articles } of sections) {
    for (const article of articles) {
      const number = article.page;
      if (number === null || number < FIRST_INNER_PAGE) continue;
      const page = pages.get(number) ?? { number, section, articles: [] };
      page.articles.push(article);
      pages.set(number, page);
    }
  }
  return [...pages.values()].sort((a, b) => a.number - b.number);
}
