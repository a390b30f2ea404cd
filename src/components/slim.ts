/**
 * What a list shows, without what it does not: the first view has its data with it, in few packets, and a page of
 * covers says the same stories many times.
 */
import type { ArticleSummary, FrontPageStory, Issue, Picture } from '#domain/newsstand.ts';

const withoutWords = (picture: Picture | null): Picture | null =>
  picture && { ...picture, caption: null, credit: null };

/** For a small teaser. */
export const forTeaser = ({ updatedAt: _, ...article }: ArticleSummary): ArticleSummary => ({
  ...article,
  byline: null,
  subtitle: article.picture ? null : article.subtitle,
  picture: withoutWords(article.picture),
});

/** For a line of text. */
export const forLine = ({ updatedAt: _, ...article }: ArticleSummary): ArticleSummary => ({
  ...article,
  byline: null,
  subtitle: null,
  picture: null,
});

/** For covers too small to be read. One story is one object on all of them: so it is written once into the page. */
export function coverSlimmer(): (issue: Issue) => Issue {
  const known = new Map<number, FrontPageStory>();
  const slim = (story: FrontPageStory): FrontPageStory => {
    const found = known.get(story.articleId) ?? {
      ...story,
      kicker: null,
      subtitle: null,
      text: '',
      picture: withoutWords(story.picture),
    };
    known.set(story.articleId, found);
    return found;
  };
  return (issue) => ({ ...issue, frontPage: { stories: issue.frontPage.stories.map(slim) } });
}
