import type { Access } from '#domain/access.ts';
import type { Day } from '#domain/newsstand.ts';
import type { HitRow } from '#server/newsroom/db/search/read-hits.ts';

/** An article that is cited, with its titles and its placement. */
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
  /** Names of all editions of that day that contain the article, if the answer names them. */
  editions?: readonly string[];
  access: Access;
};

/** The fields of a search result that are needed to cite an article. */
export function toFound(row: HitRow): FoundArticle {
  const { id, slug, title, kicker, byline, day, page, section, edition, access } = row;
  return {
    id,
    slug,
    title,
    kicker,
    byline,
    day,
    page,
    edition,
    access,
    section: { slug: section.slug, name: section.name },
  };
}
