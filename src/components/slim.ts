// These functions remove the fields that a list does not show: the data of the first view is sent with the
// page, in few packets, and a page of covers repeats the same articles many times.
import type { FrontPageLayout } from '#domain/brands/brand.ts';
import type { ArticleSummary, FrontPageArticle, Issue, Picture } from '#domain/newsstand.ts';
import { arrange } from './front-page/arrange.ts';

/** Removes caption and credit of a picture. */
const withoutCaption = (picture: Picture | null): Picture | null =>
  picture && { ...picture, caption: null, credit: null };

/** Issue for a front page in full size: each article without what its place does not show. */
export function forFullCover(issue: Issue, layout: FrontPageLayout): Issue {
  const { articles } = issue.frontPage;
  const { lead, side, foot } = arrange(articles, layout, 'full');
  const withText = new Set([...side, ...foot]);
  const reduceArticle = (article: FrontPageArticle): FrontPageArticle =>
    article === lead
      ? article
      : {
          ...article,
          kicker: null,
          subtitle: null,
          text: withText.has(article) ? article.text : '',
          picture: withoutCaption(article.picture),
        };
  return { ...issue, frontPage: { articles: articles.map(reduceArticle) } };
}

/** Article for a small teaser. */
export const forTeaser = ({ updatedAt: _, ...article }: ArticleSummary): ArticleSummary => ({
  ...article,
  byline: null,
  subtitle: article.picture ? null : article.subtitle,
  picture: withoutCaption(article.picture),
});

/** Article for a line of text. */
export const forLine = ({ updatedAt: _, ...article }: ArticleSummary): ArticleSummary => ({
  ...article,
  byline: null,
  subtitle: null,
  picture: null,
});

/**
 * Returns a function that reduces an issue for covers too small to be read. An article is the same object on all
 * covers, so it is serialised into the page only once.
 */
export function createCoverReducer(): (issue: Issue) => Issue {
  const reducedArticles = new Map<number, FrontPageArticle>();
  const reduceArticle = (article: FrontPageArticle): FrontPageArticle => {
    const reducedArticle = reducedArticles.get(article.articleId) ?? {
      ...article,
      kicker: null,
      subtitle: null,
      text: '',
      picture: withoutCaption(article.picture),
    };
    reducedArticles.set(article.articleId, reducedArticle);
    return reducedArticle;
  };
  return (issue) => ({ ...issue, frontPage: { articles: issue.frontPage.articles.map(reduceArticle) } });
}
