import type { Day, Issue } from '#domain/newsstand.ts';

/** An issue without stories, for a front page with only the masthead above lines. */
export const bareIssue = (edition: Issue['edition'], day: Day, pages = 0): Issue => ({
  edition,
  day,
  pages,
  version: 0,
  publishedAt: '',
  updatedAt: null,
  frontPage: { stories: [] },
});
