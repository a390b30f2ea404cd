import type { Sigla } from '#domain/brands/brand.ts';
import { type AlertRules, DEFAULT_RULES, type DropReason } from '#domain/push/alert-rules.ts';
import type { Orm } from '#server/base/db/connect.ts';
import {
  and,
  asc,
  count,
  eq,
  gte,
  inArray,
  isNotNull,
  isNull,
  lte,
  ne,
  type SQLWrapper,
  sql,
} from '#server/base/db/drizzle.ts';
import {
  alertMessages,
  mutedStories,
  readerAlerts,
  storyOf,
} from '#server/base/db/schema/messages-schema.ts';
import { alertRules } from '#server/base/db/schema/push-schema.ts';
import type { AlertMessage } from './alert-messages.ts';
import { toAlertRules } from './alert-rules.ts';

export type ReaderAlert = typeof readerAlerts.$inferSelect;

/** Returns a function that gives the rules of each of these readers on a paper. */
export async function rulesOf(
  orm: Orm,
  brand: Sigla,
  readerIds: readonly string[],
): Promise<(readerId: string) => AlertRules> {
  const rows = await orm
    .select()
    .from(alertRules)
    .where(and(eq(alertRules.brand, brand), inArray(alertRules.readerId, [...readerIds])));
  const rulesByReader = new Map(rows.map((row) => [row.readerId, toAlertRules(row)]));
  return (readerId) => rulesByReader.get(readerId) ?? DEFAULT_RULES;
}

/** Returns a function that gives the number of single alerts to each of these readers since a moment. */
export async function countSingleAlerts(
  orm: Orm,
  brand: Sigla,
  readerIds: readonly string[],
  since: Date,
): Promise<(readerId: string) => number> {
  const { readerId, decidedAt, how } = readerAlerts;
  const rows = await orm
    .select({ readerId, alerts: count() })
    .from(readerAlerts)
    .where(
      and(
        eq(readerAlerts.brand, brand),
        inArray(readerId, [...readerIds]),
        gte(decidedAt, since),
        eq(how, 'alone'),
      ),
    )
    .groupBy(readerId);
  const counts = new Map(rows.map((row) => [row.readerId, row.alerts]));
  return (id) => counts.get(id) ?? 0;
}

/** Has other plans of a paper's alerts wait until this transaction ends: each has to see what the others decided. */
export async function lockDecisions(tx: Orm, brand: Sigla): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`alerts:${brand}`}, 0))`);
}

/** Returns a function that says how each of these readers gets another message about the same article, if they do. */
export async function otherAlertsOnArticle(
  orm: Orm,
  { id, articleId }: AlertMessage,
  readerIds: readonly string[],
): Promise<(readerId: string) => ReaderAlert['how']> {
  if (articleId === null) return () => null;
  const { readerId, how, messageId } = readerAlerts;
  const rows = await orm
    .select({ readerId, how })
    .from(readerAlerts)
    .innerJoin(alertMessages, eq(alertMessages.id, messageId))
    .where(
      and(
        eq(alertMessages.articleId, articleId),
        ne(messageId, id),
        inArray(readerId, [...readerIds]),
        isNotNull(how),
      ),
    );
  const ways = Map.groupBy(rows, (row) => row.readerId);
  return (reader) => {
    const others = ways.get(reader) ?? [];
    return others.some((row) => row.how === 'alone') ? 'alone' : (others[0]?.how ?? null);
  };
}

/** Stores decisions about a message, unless a reader already has one. */
export async function storeDecisions(
  orm: Orm,
  rows: readonly (typeof readerAlerts.$inferInsert)[],
): Promise<void> {
  if (rows.length === 0) return;
  await orm
    .insert(readerAlerts)
    .values([...rows])
    .onConflictDoNothing();
}

const isUnqueuedSingle = (messageId: string, readerIds: readonly string[]) =>
  and(
    eq(readerAlerts.messageId, messageId),
    inArray(readerAlerts.readerId, [...readerIds]),
    eq(readerAlerts.how, 'alone'),
    isNull(readerAlerts.handedOverAt),
  );

/** Those of these readers who get a message as a single alert that has not been handed over to the queue. */
export const unqueuedSingleAlerts = (
  orm: Orm,
  messageId: string,
  readerIds: readonly string[],
): Promise<Pick<ReaderAlert, 'readerId' | 'topic'>[]> =>
  orm
    .select({ readerId: readerAlerts.readerId, topic: readerAlerts.topic })
    .from(readerAlerts)
    .where(isUnqueuedSingle(messageId, readerIds));

/** Marks a message as handed over to the queue for those of these readers who get it as a single alert. */
export async function markSingleAlertsQueued(
  orm: Orm,
  messageId: string,
  readerIds: readonly string[],
  now: Date,
): Promise<void> {
  await orm.update(readerAlerts).set({ handedOverAt: now }).where(isUnqueuedSingle(messageId, readerIds));
}

export type ReaderOfPaper = { readerId: string; brand: Sigla };

/** Condition of the index for alerts that wait for a digest: with parameters in place of its words it is not used. */
const WAITS_FOR_DIGEST = sql`${readerAlerts.how} = 'digest' and ${readerAlerts.handedOverAt} is null`;

/** Readers with a due digest, up to a limit. */
export async function readersWithDueDigest(orm: Orm, now: Date, limit: number): Promise<ReaderOfPaper[]> {
  const { readerId, brand, dueAt } = readerAlerts;
  return orm
    .selectDistinct({ readerId, brand })
    .from(readerAlerts)
    .where(and(lte(dueAt, now), WAITS_FOR_DIGEST))
    .orderBy(asc(readerId), asc(brand))
    .limit(limit);
}

const isWaitingFor = ({ readerId, brand }: ReaderOfPaper) =>
  and(eq(readerAlerts.readerId, readerId), eq(readerAlerts.brand, brand), WAITS_FOR_DIGEST);

/** An alert that is due for a reader: the topic by which it was decided, and whether its story is muted by now. */
export type DueAlert = Pick<ReaderAlert, 'messageId' | 'topic' | 'dueAt'> &
  Pick<AlertMessage, 'kind' | 'topics' | 'edition'> & { muted: boolean };

/** Alerts that are due for a reader. */
export async function dueAlerts(orm: Orm, reader: ReaderOfPaper, now: Date): Promise<DueAlert[]> {
  const { messageId, topic, dueAt } = readerAlerts;
  const { id, kind, topics, edition } = alertMessages;
  const { story } = mutedStories;
  const rows = await orm
    .select({ messageId, topic, dueAt, kind, topics, edition, mutedStory: story })
    .from(readerAlerts)
    .innerJoin(alertMessages, eq(id, messageId))
    .leftJoin(
      mutedStories,
      and(
        eq(mutedStories.readerId, readerAlerts.readerId),
        eq(mutedStories.brand, readerAlerts.brand),
        eq(story, storyOf(alertMessages)),
      ),
    )
    .where(and(isWaitingFor(reader), lte(dueAt, now)));
  return rows.map(({ mutedStory, ...row }) => ({ ...row, muted: mutedStory !== null }));
}

/** Marks these messages as handed over to the queue. */
export async function markHandedOver(
  orm: Orm,
  reader: ReaderOfPaper,
  messageIds: readonly string[],
  now: Date,
): Promise<void> {
  await orm
    .update(readerAlerts)
    .set({ handedOverAt: now })
    .where(and(isWaitingFor(reader), inArray(readerAlerts.messageId, [...messageIds])));
}

/** Drops these messages, by id or as a subquery, that wait for a reader's digest. */
export async function dropWaiting(
  orm: Orm,
  reader: ReaderOfPaper,
  messageIds: string[] | SQLWrapper,
  dropped: DropReason,
): Promise<void> {
  await orm
    .update(readerAlerts)
    .set({ dropped, how: null, dueAt: null })
    .where(and(isWaitingFor(reader), inArray(readerAlerts.messageId, messageIds)));
}

/** Has these messages wait for a reader's digest at another time. */
export async function postponeWaiting(
  orm: Orm,
  reader: ReaderOfPaper,
  messageIds: readonly string[],
  dueAt: Date,
): Promise<void> {
  await orm
    .update(readerAlerts)
    .set({ dueAt })
    .where(and(isWaitingFor(reader), inArray(readerAlerts.messageId, [...messageIds])));
}
