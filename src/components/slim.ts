/**
 * Removes the fields that a list does not show: the data of the first view is sent with it, in few packets, and a page
 * of covers repeats the same stories many times.
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

/**
 * For covers too small to be read. A story is the same object on all covers, so it is serialised into the page only
 * once.
 */
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
