import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Sigla } from '#domain/brands/brand.ts';
import type { Orm } from './connect.ts';
import { alertMessages, mutedStories } from './messages-schema.ts';

type Whose = { readerId: string; brand: Sigla };

const ofReader = ({ readerId, brand }: Whose) =>
  and(eq(mutedStories.readerId, readerId), eq(mutedStories.brand, brand));

/** Those of these readers who want to hear no more of a story. PSH-01 */
export async function mutersOf(
  orm: Orm,
  brand: Sigla,
  story: string,
  readerIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const { readerId } = mutedStories;
  const rows = await orm
    .select({ readerId })
    .from(mutedStories)
    .where(
      and(eq(mutedStories.brand, brand), eq(mutedStories.story, story), inArray(readerId, [...readerIds])),
    );
  return new Set(rows.map((row) => row.readerId));
}

/** A story with what its latest alert was called; null where there is none any more. */
export type MutedStory = { story: string; mutedAt: Date; title: string | null };

/** What a reader wants to hear no more of, the latest first. */
export async function listMutedStories(orm: Orm, whose: Whose): Promise<MutedStory[]> {
  const { story, mutedAt } = mutedStories;
  // As `storyOf` has it.
  const told = sql`coalesce(${alertMessages.story}, 'articolo-' || ${alertMessages.articleId})`;
  const latest = orm
    .select({ title: alertMessages.title })
    .from(alertMessages)
    .where(and(eq(alertMessages.brand, whose.brand), eq(told, story)))
    .orderBy(desc(alertMessages.createdAt))
    .limit(1);
  return orm
    .select({ story, mutedAt, title: sql<string | null>`(${latest})` })
    .from(mutedStories)
    .where(ofReader(whose))
    .orderBy(desc(mutedAt), story);
}

export async function muteStory(orm: Orm, row: Whose & { story: string; mutedAt: Date }): Promise<void> {
  await orm.insert(mutedStories).values(row).onConflictDoNothing();
}

export async function unmuteStory(orm: Orm, whose: Whose, story: string): Promise<void> {
  await orm.delete(mutedStories).where(and(ofReader(whose), eq(mutedStories.story, story)));
}
