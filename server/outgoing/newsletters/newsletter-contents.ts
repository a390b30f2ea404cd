import type { Brand, Sigla } from '#domain/brands/brand.ts';
import { addDays, dayAt } from '#domain/dates.ts';
import { coversOneDay } from '#domain/newsletter-times.ts';
import type { Newsletter } from '#domain/newsletters.ts';
import type { ArticleSummary, Day } from '#domain/newsstand.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { toSummary } from '#server/newsroom/content/summaries.ts';
import { articlesAbout } from '../db/articles-about.ts';
import { interestsOf } from '../interests/topics.ts';

const MAX_ARTICLES = 7;
const WEEK_DAYS = 7;

type ContentsOptions = {
  /** Reader whose topics the newsletter is made from; only for such a newsletter. */
  readerId?: string;
  brand: Brand;
  now: Date;
  /** First day of its articles; by default six days ago. */
  since?: Day;
};

/**
 * Articles of a newsletter at a moment: of its sections, or of its reader's topics, by weight. A newsletter that is
 * sent nearly every day has those of the latest day, others the weightiest of all their days. Only summaries, which
 * everybody may read. ACC-07, ROL-06
 */
export async function newsletterContents(
  orm: Orm,
  newsletter: Newsletter,
  { readerId, brand, now, since }: ContentsOptions,
): Promise<ArticleSummary[]> {
  const { sigla } = brand;
  const { from } = newsletter;
  const source = from === 'topics' ? await topicsOf(orm, sigla, readerId) : { sections: from, subjects: [] };
  if (Object.values(source).every((slugs) => slugs.length === 0)) return [];
  const upTo = dayAt(now);
  const isOfOneDay = coversOneDay(newsletter);
  const period = { since: since ?? addDays(upTo, 1 - WEEK_DAYS), upTo };
  const first = isOfOneDay ? 'day' : 'weight';
  const rows = await articlesAbout(orm, { brand: sigla, now, ...period, ...source, first }, MAX_ARTICLES);
  const shown = isOfOneDay ? rows.filter(({ day }) => day === rows[0]?.day) : rows;
  return shown.map(toSummary);
}

const topicsOf = async (orm: Orm, brand: Sigla, readerId: string | undefined) =>
  readerId === undefined ? { sections: [], subjects: [] } : await interestsOf(orm, { readerId, brand });
