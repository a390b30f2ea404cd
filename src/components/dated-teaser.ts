import { longDate } from '#domain/dates.ts';
import type { ArticleSummary } from '#domain/newsstand.ts';

/**
 * Puts section and day into the kicker, for lists across days and sections; without the picture's caption and
 * credit.
 */
export const datedTeaser = (article: ArticleSummary): ArticleSummary => ({
  ...article,
  kicker: `${article.section.name} · ${longDate(article.day)}`,
  picture: article.picture && { ...article.picture, caption: null, credit: null },
});
