import type { Day, Issue } from '#domain/newsstand.ts';

/** A front page of which nothing is known but whose it is: the masthead above lines. */
export const bareIssue = (edition: Issue['edition'], day: Day, pages = 0): Issue => ({
  edition,
  day,
  pages,
  version: 0,
  publishedAt: '',
  updatedAt: null,
  frontPage: { stories: [] },
});
