import type { Access } from '#domain/access.ts';
import type { Day } from '#domain/newsstand.ts';
import type { HitRow } from '#server/newsroom/db/search/read-hits.ts';

/** An article that is cited: how it is called, and where it stands in print. */
export type FoundArticle = {
  id: number;
  slug: string;
  title: string;
  kicker: string | null;
  byline: string | null;
  day: Day;
  page: number | null;
  section: { slug: string; name: string };
  edition: { id: number; slug: string; name: string };
  /** Names of all editions of that day that have it, where the answer tells them. */
  editions?: readonly string[];
  access: Access;
};

/** Of what the index tells about an article, what is needed to cite it. */
export function toFound(row: HitRow): FoundArticle {
  const { id, slug, title, kicker, byline, day, page, section, edition, access } = row;
  return {
    ...{ id, slug, title, kicker, byline, day, page, edition, access },
    section: { slug: section.slug, name: section.name },
  };
}
