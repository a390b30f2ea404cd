import type { Orm } from '#server/base/db/connect.ts';
import { type SQL, sql } from '#server/base/db/drizzle.ts';
import { rowsOf } from '#server/base/db/rows-of.ts';
import type { NamedKind } from './find-matches.ts';
import { isPublishedInPaper, type Scope, textArray } from './scope.ts';

/**
 * Condition: an article of a section, an edition or an author can be found; `id` is a column of the
 * surrounding query. Authors may have few articles in a large archive, so theirs are looked up in
 * `article_signatures`.
 */
export function hasArticles(kind: NamedKind, id: SQL, scope: Scope): SQL {
  if (kind === 'signatures')
    return sql`exists (select from article_signatures by join article_search using (article_id)
      where by.signature_id = ${id} and ${isPublishedInPaper(scope)})`;
  const ids = kind === 'sections' ? sql`section_ids` : sql`edition_ids`;
  return sql`exists (select from article_search where ${ids} @> array[${id}] and ${isPublishedInPaper(scope)})`;
}

/** The slugs that are selected as filters, by kind. */
export type SelectedSlugs = Record<NamedKind, string[]>;
type NamedSelection = { kind: NamedKind; slug: string; name: string };

const TABLES: Record<NamedKind, SQL> = {
  sections: sql`sections`,
  editions: sql`editions`,
  signatures: sql`signatures`,
};
const KINDS = ['sections', 'editions', 'signatures'] as const;

/** Reads the names of sections, editions and authors that have articles which can be found. */
export async function readNames(orm: Orm, scope: Scope, slugs: SelectedSlugs): Promise<NamedSelection[]> {
  const kinds = KINDS.filter((kind) => slugs[kind].length > 0);
  if (kinds.length === 0) return [];
  const namesByKind = kinds.map(
    (kind) => sql`select ${kind}::text as kind, slug, name from ${TABLES[kind]} named
      where brand = ${scope.brand} and slug = any(${textArray(slugs[kind])})
        and ${hasArticles(kind, sql`named.id`, scope)}`,
  );
  return rowsOf<NamedSelection>(await orm.execute(sql.join(namesByKind, sql` union all `)));
}
