import { type SQL, sql } from 'drizzle-orm';
import type { Orm } from '#server/base/db/connect.ts';
import { rowsOf } from '#server/base/db/rows-of.ts';
import type { NamedKind } from './find-matches.ts';
import { findable, type Scope, textArray } from './scope.ts';

/**
 * Whether anything of a section, an edition or an author may be found; `id` is a column of the surrounding query. An
 * author may have written little of a large archive, so their articles are looked up instead of searched for.
 */
export function hasArticles(kind: NamedKind, id: SQL, scope: Scope): SQL {
  if (kind === 'signatures')
    return sql`exists (select from article_signatures by join article_search using (article_id)
      where by.signature_id = ${id} and ${findable(scope)})`;
  const ids = kind === 'sections' ? sql`section_ids` : sql`edition_ids`;
  return sql`exists (select from article_search where ${ids} @> array[${id}] and ${findable(scope)})`;
}

/** Slugs. */
export type Choices = Record<NamedKind, string[]>;
type NamedChoice = { kind: NamedKind; slug: string; name: string };

const TABLES: Record<NamedKind, SQL> = {
  sections: sql`sections`,
  editions: sql`editions`,
  signatures: sql`signatures`,
};
const KINDS = ['sections', 'editions', 'signatures'] as const;

/** Reads the names of sections, editions and authors that have something to read. */
export async function namesOf(orm: Orm, scope: Scope, slugs: Choices): Promise<NamedChoice[]> {
  const asked = KINDS.filter((kind) => slugs[kind].length > 0);
  if (asked.length === 0) return [];
  const named = asked.map(
    (kind) => sql`select ${kind}::text as kind, slug, name from ${TABLES[kind]} named
      where brand = ${scope.brand} and slug = any(${textArray(slugs[kind])})
        and ${hasArticles(kind, sql`named.id`, scope)}`,
  );
  return rowsOf<NamedChoice>(await orm.execute(sql.join(named, sql` union all `)));
}
