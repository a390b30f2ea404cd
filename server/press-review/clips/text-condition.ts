import { parseQuery } from '#domain/query-syntax.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { allOf, leavesOf, toTermGroups } from '#server/newsroom/content/search/to-condition.ts';
import type { Condition } from '#server/newsroom/db/search/find-matches.ts';
import { readTerms } from '#server/newsroom/db/search/read-terms.ts';

/**
 * What a text asks for: read as the newsstand's search reads it.
 * @returns null where no word of it can be looked for
 */
export async function textCondition(orm: Orm, text: string): Promise<Condition | null> {
  const { groups } = parseQuery(text);
  if (groups.length === 0) return null;
  const { terms } = await readTerms(orm, leavesOf(groups));
  const known = toTermGroups(groups, terms);
  return known.length === 0 ? null : allOf(known);
}
