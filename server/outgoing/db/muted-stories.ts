import type { Sigla } from '#domain/brands/brand.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { and, desc, eq, inArray, sql } from '#server/base/db/drizzle.ts';
import { alertMessages, mutedStories, storyOf } from '#server/base/db/schema/messages-schema.ts';
import { dropWaiting, type ReaderOfPaper } from './reader-alerts.ts';

const ofReader = ({ readerId, brand }: ReaderOfPaper) =>
  and(eq(mutedStories.readerId, readerId), eq(mutedStories.brand, brand));

/** Those of these readers who have muted the alerts about a story, which replace each other. PSH-01 */
export async function readersWhoMuted(
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

/** A story with the title of its latest alert; null where that no longer exists. */
export type MutedStory = { story: string; mutedAt: Date; title: string | null };

/** Limit per reader and paper; beyond it the oldest are unmuted. */
export const MAX_MUTED_STORIES = 200;

/** Stories that a reader has muted, the latest first. */
export async function listMutedStories(orm: Orm, reader: ReaderOfPaper): Promise<MutedStory[]> {
  const { story, mutedAt } = mutedStories;
  const latest = orm
    .select({ title: alertMessages.title })
    .from(alertMessages)
    .where(and(eq(alertMessages.brand, reader.brand), eq(storyOf(alertMessages), story)))
    .orderBy(desc(alertMessages.createdAt))
    .limit(1);
  return orm
    .select({ story, mutedAt, title: sql<string | null>`(${latest})` })
    .from(mutedStories)
    .where(ofReader(reader))
    .orderBy(desc(mutedAt), story)
    .limit(MAX_MUTED_STORIES);
}

/** Mutes a story, and drops its alerts that wait for a digest. */
export const muteStory = (orm: Orm, row: ReaderOfPaper & { story: string; mutedAt: Date }): Promise<void> =>
  orm.transaction(async (tx) => {
    await tx.insert(mutedStories).values(row).onConflictDoNothing();
    await dropWaitingAlerts(tx, row, row.story);
    const tooMany = tx
      .select({ story: mutedStories.story })
      .from(mutedStories)
      .where(ofReader(row))
      .orderBy(desc(mutedStories.mutedAt), mutedStories.story)
      .offset(MAX_MUTED_STORIES);
    await tx.delete(mutedStories).where(and(ofReader(row), inArray(mutedStories.story, tooMany)));
  });

async function dropWaitingAlerts(tx: Orm, reader: ReaderOfPaper, story: string): Promise<void> {
  const ofStory = tx
    .select({ id: alertMessages.id })
    .from(alertMessages)
    .where(and(eq(alertMessages.brand, reader.brand), eq(storyOf(alertMessages), story)));
  await dropWaiting(tx, reader, ofStory, 'muted');
}

export async function unmuteStory(orm: Orm, reader: ReaderOfPaper, story: string): Promise<void> {
  await orm.delete(mutedStories).where(and(ofReader(reader), eq(mutedStories.story, story)));
}
