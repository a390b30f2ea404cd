import type { Sigla } from '#domain/brands/brand.ts';
import type { AlertMode } from '#domain/push/alert-rules.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { and, eq, inArray } from '#server/base/db/drizzle.ts';
import { readerTopics } from '#server/base/db/schema/account-schema.ts';

type ReaderOfPaper = { readerId: string; brand: Sigla };

const ofReader = ({ readerId, brand }: ReaderOfPaper) =>
  and(eq(readerTopics.readerId, readerId), eq(readerTopics.brand, brand));

/** The topics that a reader follows, by slug, with the alert mode of each. ACC-07, PSH-01 */
export async function followedTopics(orm: Orm, reader: ReaderOfPaper): Promise<Map<string, AlertMode>> {
  const { topic, alerts } = readerTopics;
  const rows = await orm.select({ topic, alerts }).from(readerTopics).where(ofReader(reader));
  return new Map(rows.map((row) => [row.topic, row.alerts]));
}

/** Returns a function that gives the topics that each of these readers follows, with their alert modes. */
export async function topicsOfReaders(
  orm: Orm,
  brand: Sigla,
  readerIds: readonly string[],
): Promise<(readerId: string) => ReadonlyMap<string, AlertMode>> {
  const { readerId, topic, alerts } = readerTopics;
  const rows = await orm
    .select({ readerId, topic, alerts })
    .from(readerTopics)
    .where(and(eq(readerTopics.brand, brand), inArray(readerId, [...readerIds])));
  const rowsByReader = Map.groupBy(rows, (row) => row.readerId);
  return (id) => new Map((rowsByReader.get(id) ?? []).map((row) => [row.topic, row.alerts]));
}

/** @returns false where the topic is not followed. */
export async function setAlertMode(
  orm: Orm,
  reader: ReaderOfPaper,
  topic: string,
  alerts: AlertMode,
): Promise<boolean> {
  const ofTopic = and(ofReader(reader), eq(readerTopics.topic, topic));
  const changed = await orm.update(readerTopics).set({ alerts }).where(ofTopic).returning();
  return changed.length > 0;
}

export async function addTopic(orm: Orm, row: ReaderOfPaper & { topic: string; since: Date }): Promise<void> {
  await orm.insert(readerTopics).values(row).onConflictDoNothing();
}

export async function removeTopic(orm: Orm, reader: ReaderOfPaper, topic: string): Promise<void> {
  await orm.delete(readerTopics).where(and(ofReader(reader), eq(readerTopics.topic, topic)));
}
