import { type SQL, sql } from 'drizzle-orm';
import type { Orm } from '../connect.ts';
import type { Filters } from './find-matches.ts';
import { rowsOf } from './rows-of.ts';
import { findable, type Scope, textArray } from './scope.ts';

/** Slugs. */
export type Choices = Pick<Filters, 'sections' | 'editions' | 'signatures'>;
export type NamedChoice = { kind: keyof Choices; slug: string; name: string };

const TABLES: Record<keyof Choices, { table: SQL; ids: SQL }> = {
  sections: { table: sql`sections`, ids: sql`section_ids` },
  editions: { table: sql`editions`, ids: sql`edition_ids` },
  signatures: { table: sql`signatures`, ids: sql`signature_ids` },
};
const KINDS = ['sections', 'editions', 'signatures'] as const;

/** The names of sections, editions and authors, of those that have something to read. */
export async function namesOf(orm: Orm, scope: Scope, slugs: Choices): Promise<NamedChoice[]> {
  const asked = KINDS.filter((kind) => slugs[kind].length > 0);
  if (asked.length === 0) return [];
  const named = asked.map((kind) => {
    const { table, ids } = TABLES[kind];
    return sql`select ${kind}::text as kind, slug, name from ${table} named
      where brand = ${scope.brand} and slug = any(${textArray(slugs[kind])})
        and exists (select from article_search where ${ids} @> array[named.id] and ${findable(scope)})`;
  });
  return rowsOf<NamedChoice>(await orm.execute(sql.join(named, sql` union all `)));
}
