import { longDate } from '#domain/dates.ts';
import type { ArticleSummary } from '#domain/newsstand.ts';

/** For lists that go across days and sections: these stand where the kicker would. */
export const datedTeaser = (article: ArticleSummary): ArticleSummary => ({
  ...article,
  kicker: `${article.section.name} · ${longDate(article.day)}`,
  picture: article.picture && { ...article.picture, caption: null, credit: null },
});
