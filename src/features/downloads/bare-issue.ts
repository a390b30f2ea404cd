import type { Day, Issue } from '#domain/newsstand.ts';

/** An issue without articles, for a cover that shows only the masthead and grey lines. */
export const bareIssue = (edition: Issue['edition'], day: Day, pages = 0): Issue => ({
  edition,
  day,
  pages,
  version: 0,
  publishedAt: '',
  updatedAt: null,
  frontPage: { articles: [] },
});
