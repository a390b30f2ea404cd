// These functions remove the fields that a list does not show: the data of the first view is sent with the
// page, in few packets, and a page of covers repeats the same stories many times.
import type { FrontPageLayout } from '#domain/brands/brand.ts';
import type { ArticleSummary, FrontPageStory, Issue, Picture } from '#domain/newsstand.ts';
import { arrange } from './front-page/arrange.ts';

/** Removes caption and credit of a picture. */
const withoutCaption = (picture: Picture | null): Picture | null =>
  picture && { ...picture, caption: null, credit: null };

/** Issue for a front page in full size: each story without what its place does not show. */
export function forFullCover(issue: Issue, layout: FrontPageLayout): Issue {
  const { stories } = issue.frontPage;
  const { lead, side, foot } = arrange(stories, layout, 'full');
  const withText = new Set([...side, ...foot]);
  const reduceStory = (story: FrontPageStory): FrontPageStory =>
    story === lead
      ? story
      : {
          ...story,
          kicker: null,
          subtitle: null,
          text: withText.has(story) ? story.text : '',
          picture: withoutCaption(story.picture),
        };
  return { ...issue, frontPage: { stories: stories.map(reduceStory) } };
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
 * Returns a function that reduces an issue for covers too small to be read. A story is the same object on all
 * covers, so it is serialised into the page only once.
 */
export function createCoverReducer(): (issue: Issue) => Issue {
  const reducedStories = new Map<number, FrontPageStory>();
  const reduceStory = (story: FrontPageStory): FrontPageStory => {
    const reducedStory = reducedStories.get(story.articleId) ?? {
      ...story,
      kicker: null,
      subtitle: null,
      text: '',
      picture: withoutCaption(story.picture),
    };
    reducedStories.set(story.articleId, reducedStory);
    return reducedStory;
  };
  return (issue) => ({ ...issue, frontPage: { stories: issue.frontPage.stories.map(reduceStory) } });
}
