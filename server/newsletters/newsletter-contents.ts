import type { Brand } from '#domain/brands/brand.ts';
import { addDays, dayAt } from '#domain/dates.ts';
import type { Newsletter } from '#domain/newsletters.ts';
import type { ArticleSummary } from '#domain/newsstand.ts';
import { toSummary } from '../content/summaries.ts';
import { articlesAbout } from '../db/articles-about.ts';
import type { Orm } from '../db/connect.ts';
import { interestsOf } from '../interests/topics.ts';

const ARTICLES = 7;
const WEEK_DAYS = 7;
/** What leaves so often in a week tells of one day. */
const OFTEN = 5;

type Reader = { readerId: string; brand: Brand; now: Date };

/**
 * What a newsletter tells of at a moment: articles of its sections, or of its reader's topics, the weightiest first. One
 * that comes nearly every day has those of the latest day, others of a week. Summaries alone, which everybody may read.
 * ACC-07, ROL-06
 */
export async function newsletterContents(
  orm: Orm,
  { from, days }: Newsletter,
  { readerId, brand, now }: Reader,
): Promise<ArticleSummary[]> {
  const { sigla } = brand;
  const source =
    from === 'topics' ? await interestsOf(orm, { readerId, brand: sigla }) : { sections: from, subjects: [] };
  if (source.sections.length + source.subjects.length === 0) return [];
  const upTo = dayAt(now);
  const wanted = { brand: sigla, now, since: addDays(upTo, 1 - WEEK_DAYS), upTo, ...source };
  const rows = await articlesAbout(orm, wanted, ARTICLES);
  const told = days.length < OFTEN ? rows : rows.filter(({ day }) => day === rows[0]?.day);
  return told.map(toSummary);
}
