import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Sigla } from '#domain/brands/brand.ts';
import type { Orm } from '#server/base/db/connect.ts';
import {
  alertMessages,
  mutedStories,
  readerAlerts,
  storyOf,
} from '#server/base/db/schema/messages-schema.ts';

type Whose = { readerId: string; brand: Sigla };

const ofReader = ({ readerId, brand }: Whose) =>
  and(eq(mutedStories.readerId, readerId), eq(mutedStories.brand, brand));

/** Those of these readers who have muted a story. PSH-01 */
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

/** A story with the title of its latest alert; null where that no longer exists. */
export type MutedStory = { story: string; mutedAt: Date; title: string | null };

/** Limit per reader and paper; beyond it the oldest are unmuted. */
export const MOST_MUTED = 200;

/** Stories that a reader has muted, the latest first. */
export async function listMutedStories(orm: Orm, whose: Whose): Promise<MutedStory[]> {
  const { story, mutedAt } = mutedStories;
  const latest = orm
    .select({ title: alertMessages.title })
    .from(alertMessages)
    .where(and(eq(alertMessages.brand, whose.brand), eq(storyOf(alertMessages), story)))
    .orderBy(desc(alertMessages.createdAt))
    .limit(1);
  return orm
    .select({ story, mutedAt, title: sql<string | null>`(${latest})` })
    .from(mutedStories)
    .where(ofReader(whose))
    .orderBy(desc(mutedAt), story)
    .limit(MOST_MUTED);
}

/** Mutes a story, and drops its alerts that wait for a digest. */
export const muteStory = (orm: Orm, row: Whose & { story: string; mutedAt: Date }): Promise<void> =>
  orm.transaction(async (tx) => {
    await tx.insert(mutedStories).values(row).onConflictDoNothing();
    await dropGathered(tx, row, row.story);
    const tooMany = tx
      .select({ story: mutedStories.story })
      .from(mutedStories)
      .where(ofReader(row))
      .orderBy(desc(mutedStories.mutedAt), mutedStories.story)
      .offset(MOST_MUTED);
    await tx.delete(mutedStories).where(and(ofReader(row), inArray(mutedStories.story, tooMany)));
  });

async function dropGathered(tx: Orm, { readerId, brand }: Whose, story: string): Promise<void> {
  const ofStory = tx
    .select({ id: alertMessages.id })
    .from(alertMessages)
    .where(and(eq(alertMessages.brand, brand), eq(storyOf(alertMessages), story)));
  const { readerId: whose, messageId, handedOverAt, dropped } = readerAlerts;
  await tx
    .update(readerAlerts)
    .set({ dropped: 'muted', how: null, dueAt: null })
    .where(and(eq(whose, readerId), isNull(handedOverAt), isNull(dropped), inArray(messageId, ofStory)));
}

export async function unmuteStory(orm: Orm, whose: Whose, story: string): Promise<void> {
  await orm.delete(mutedStories).where(and(ofReader(whose), eq(mutedStories.story, story)));
}
