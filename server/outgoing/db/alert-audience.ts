import type { AlertMode } from '#domain/push/alert-rules.ts';
import type { Orm } from '#server/base/db/connect.ts';
import {
  and,
  asc,
  count,
  countDistinct,
  desc,
  eq,
  exists,
  gt,
  inArray,
  ne,
  sql,
} from '#server/base/db/drizzle.ts';
import { readerTopics } from '#server/base/db/schema/account-schema.ts';
import { alertRules, pushSubscriptions } from '#server/base/db/schema/push-schema.ts';
import type { AlertMessage } from './alert-messages.ts';
import { mayGetAlerts } from './push-subscriptions.ts';

/** The audience of a message. */
export type Target = Pick<AlertMessage, 'brand' | 'kind' | 'topics' | 'edition'>;

/**
 * A reader in the audience of a message, and how they want to get it: by the one of their topics with the most
 * immediate setting.
 */
export type AudienceReader = { readerId: string; mode: AlertMode; topic: string | null };

const NIL_UUID = '00000000-0000-0000-0000-000000000000';

/**
 * The next readers in the audience after `after`, by id; each of them has a device to which alerts may be sent.
 */
export async function nextAudienceReaders(
  orm: Orm,
  target: Target,
  { after = NIL_UUID, limit, now }: { after?: string | undefined; limit: number; now: Date },
): Promise<AudienceReader[]> {
  const { brand, topics } = target;
  if (target.kind === 'edition') {
    const wantsEdition = and(eq(alertRules.brand, brand), eq(alertRules.readyEdition, target.edition ?? ''));
    const rows = await orm
      .select({ readerId: alertRules.readerId })
      .from(alertRules)
      .where(
        and(
          wantsEdition,
          gt(alertRules.readerId, after),
          isReached(orm, alertRules.readerId, { brand, now }),
        ),
      )
      .orderBy(asc(alertRules.readerId))
      .limit(limit);
    return rows.map((row) => ({ ...row, mode: 'now', topic: null }));
  }
  if (topics.length === 0) {
    const rows = await orm
      .selectDistinct({ readerId: pushSubscriptions.readerId })
      .from(pushSubscriptions)
      .where(and(isReachable(orm, { brand, now }), gt(pushSubscriptions.readerId, after)))
      .orderBy(asc(pushSubscriptions.readerId))
      .limit(limit);
    return rows.map((row) => ({ ...row, mode: 'now', topic: null }));
  }
  const follows = and(
    eq(readerTopics.brand, brand),
    inArray(readerTopics.topic, topics),
    ne(readerTopics.alerts, 'off'),
  );
  const { readerId, alerts, topic } = readerTopics;
  return orm
    .selectDistinctOn([readerId], { readerId, mode: alerts, topic })
    .from(readerTopics)
    .where(and(follows, gt(readerId, after), isReached(orm, readerId, { brand, now })))
    .orderBy(asc(readerId), desc(eq(alerts, 'now')), asc(topic))
    .limit(limit);
}

/** Number of readers in the audience of a message, and of their devices. */
export async function countAudience(
  orm: Orm,
  target: Target,
  now: Date,
): Promise<{ readers: number; devices: number }> {
  const { brand, topics, edition, kind } = target;
  const { readerId } = pushSubscriptions;
  const isInAudience =
    kind === 'edition'
      ? sql`exists (select 1 from ${alertRules} where ${alertRules.readerId} = ${readerId}
          and ${alertRules.brand} = ${brand} and ${alertRules.readyEdition} = ${edition})`
      : topics.length > 0 &&
        sql`exists (select 1 from ${readerTopics} where ${readerTopics.readerId} = ${readerId}
          and ${readerTopics.brand} = ${brand} and ${inArray(readerTopics.topic, topics)}
          and ${readerTopics.alerts} <> 'off')`;
  const [row] = await orm
    .select({ readers: countDistinct(readerId), devices: count() })
    .from(pushSubscriptions)
    .where(and(isReachable(orm, { brand, now }), isInAudience || undefined));
  return row ?? { readers: 0, devices: 0 };
}

type PaperNow = Pick<Target, 'brand'> & { now: Date };

/** Condition for push subscriptions to a paper that alerts may be sent to. */
const isReachable = (orm: Orm, { brand, now }: PaperNow) =>
  and(eq(pushSubscriptions.brand, brand), mayGetAlerts(orm, now));

type ReaderColumn = typeof alertRules.readerId | typeof readerTopics.readerId;

const isReached = (orm: Orm, reader: ReaderColumn, paper: PaperNow) =>
  exists(
    orm
      .select({ one: sql`1` })
      .from(pushSubscriptions)
      .where(and(eq(pushSubscriptions.readerId, reader), isReachable(orm, paper))),
  );

/** A device with a push subscription, as far as the sender needs it. */
export type ReachedDevice = { id: string; readerId: string; endpoint: string };

/** Devices of these readers to which alerts may be sent. */
export const devicesOf = (
  orm: Orm,
  paper: PaperNow,
  readerIds: readonly string[],
): Promise<ReachedDevice[]> => {
  const { id, readerId, endpoint } = pushSubscriptions;
  return orm
    .select({ id, readerId, endpoint })
    .from(pushSubscriptions)
    .where(and(isReachable(orm, paper), inArray(readerId, [...readerIds])));
};
