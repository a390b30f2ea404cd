import { type SQL, sql } from 'drizzle-orm';
import type { NamedKind } from './find-matches.ts';
import { findable, type Scope } from './scope.ts';

/**
 * Whether anything of a section, an edition or an author may be found; `id` is a column of what is asked about. An author
 * may have written little of a large archive, so theirs is looked up instead of searched for.
 */
export function hasArticles(kind: NamedKind, id: SQL, scope: Scope): SQL {
  if (kind === 'signatures')
    return sql`exists (select from article_signatures by join article_search using (article_id)
      where by.signature_id = ${id} and ${findable(scope)})`;
  const ids = kind === 'sections' ? sql`section_ids` : sql`edition_ids`;
  return sql`exists (select from article_search where ${ids} @> array[${id}] and ${findable(scope)})`;
}
