import type { Sigla } from '#domain/brands/brand.ts';
import { type FollowableKind, followSlug, TEAMS_SECTION } from '#domain/followable.ts';
import { topicsAbout } from '#domain/topics.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { followablesOf } from '../db/followables.ts';

/** Every topic by which a reader may get an alert about an article. PSH-01, PSH-04 */
export async function topicsOfArticle(orm: Orm, brand: Sigla, articleId: number): Promise<string[]> {
  const { sections, editions, subjects, organisations, authors } = await followablesOf(orm, articleId);
  const followed = (kind: FollowableKind, slugs: readonly string[]) =>
    slugs.map((slug) => followSlug({ kind, slug }));
  return [
    ...topicsAbout(brand, { sections, subjects }).map(({ slug }) => slug),
    ...followed('subject', subjects),
    ...followed('section', sections),
    ...followed('edition', editions),
    ...followed('author', authors),
    ...followed('team', sections.includes(TEAMS_SECTION) ? organisations : []),
  ];
}
