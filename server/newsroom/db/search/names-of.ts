import { type SQL, sql } from 'drizzle-orm';
import type { Orm } from '#server/base/db/connect.ts';
import { rowsOf } from '#server/base/db/rows-of.ts';
import type { NamedKind } from './find-matches.ts';
import { hasArticles } from './has-articles.ts';
import { type Scope, textArray } from './scope.ts';

/** Slugs. */
export type Choices = Record<NamedKind, string[]>;
export type NamedChoice = { kind: NamedKind; slug: string; name: string };

const TABLES: Record<NamedKind, SQL> = {
  sections: sql`sections`,
  editions: sql`editions`,
  signatures: sql`signatures`,
};
const KINDS = ['sections', 'editions', 'signatures'] as const;

/** The names of sections, editions and authors, of those that have something to read. */
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
