import type { Brand } from '#domain/brands/brand.ts';
import { brandOf } from '#domain/brands/brand-by-host.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { claimDeliveries, storeDeliveryOutcomes } from '../../db/alert-deliveries.ts';
import { type AlertMessage, messagesToSend } from '../../db/alert-messages.ts';
import {
  markAccepted,
  type PushSubscriptionRow,
  removeEndedSubscriptions,
  usablePushSubscriptions,
} from '../../db/push-subscriptions.ts';
import type { AlertService } from '../alert-service.ts';
import type { AlertJobs, DeliverJob } from './alert-jobs.ts';
import { expiryOf } from './message-lifetime.ts';
import { buildPush } from './message-payload.ts';
import { type Verdict, verdictOn } from './verdict.ts';

export type DeliverDeps = {
  orm: Orm;
  push: Pick<AlertService, 'publicKey' | 'sender'>;
  jobs: AlertJobs;
  now: () => Date;
  /** Origin of a paper's newsstand, without a slash at the end. */
  originOf(brand: Brand): string;
};

/** A device with the messages to send to it. */
type Parcel = { row: PushSubscriptionRow; messages: AlertMessage[]; attempts: number };

/**
 * Sends messages to devices and stores the outcome. `id` is the job's: a run after a crash continues with the
 * deliveries that the job had claimed; those that are done or claimed by another job are skipped. PSH-02
 */
export async function deliver(job: DeliverJob & { id: string }, deps: DeliverDeps): Promise<void> {
  const { push, now } = deps;
  const parcels = await claimParcels(job, deps);
  if (job.until !== undefined && now() > new Date(job.until)) {
    await storeOutcome(job, TOO_LATE, parcels, deps);
    return;
  }
  const { ours = [], strange: outdatedKey = [] } = Object.groupBy(parcels, ({ row }) =>
    row.serverKey === push.publicKey ? 'ours' : 'strange',
  );
  if (outdatedKey.length > 0) await storeOutcome(job, OUTDATED_KEY, outdatedKey, deps);
  if (ours.length > 0) await send(job, ours, deps);
}

async function send(
  job: DeliverJob & { id: string },
  parcels: readonly Parcel[],
  deps: DeliverDeps,
): Promise<void> {
  const { push, now } = deps;
  const brand = brandOf(job.brand);
  const origin = deps.originOf(brand);
  const payloads = cachedByMessages((messages) => buildPush(messages, brand, origin, job.topic));
  const outgoing = parcels.map(({ row, messages }) => ({ subscription: row, ...payloads(messages) }));
  const outcomes = await Promise.all(push.sender.send(outgoing));
  const moment = now();
  const verdicts = parcels.map((parcel, index) => {
    const outcome = outcomes[index] ?? { kind: 'unreachable' as const, why: 'no outcome' };
    const attempt = { attempts: parcel.attempts, until: untilOf(job, parcel.messages) };
    return { parcel, verdict: verdictOn(attempt, outcome, moment) };
  });
  for (const sameVerdict of Map.groupBy(verdicts, ({ verdict }) => JSON.stringify(verdict)).values()) {
    const verdict = sameVerdict[0]?.verdict;
    if (verdict)
      await storeOutcome(
        job,
        verdict,
        sameVerdict.map(({ parcel }) => parcel),
        deps,
      );
  }
}

/** When it is too late to send a job's messages; without a time of its own, when all of them are too old. */
const untilOf = ({ until }: DeliverJob, messages: readonly AlertMessage[]): Date =>
  until === undefined
    ? new Date(Math.max(...messages.map((message) => expiryOf(message).getTime())))
    : new Date(until);

/** Claims the messages that may still be sent, for the devices that are still subscribed. */
async function claimParcels(
  { id, messageIds, subscriptionIds }: DeliverJob & { id: string },
  { orm, now }: DeliverDeps,
): Promise<Parcel[]> {
  const [messages, rows] = await Promise.all([
    messagesToSend(orm, messageIds, now()),
    usablePushSubscriptions(orm, subscriptionIds, now()),
  ]);
  const deliveries = rows.flatMap((row) =>
    messages.map((message) => ({ messageId: message.id, subscriptionId: row.id })),
  );
  if (deliveries.length === 0) return [];
  const claims = Map.groupBy(
    await claimDeliveries(orm, id, deliveries, now()),
    (claim) => claim.subscriptionId,
  );
  return rows.flatMap((row) => {
    const deviceClaims = claims.get(row.id);
    if (!deviceClaims) return [];
    const claimed = new Set(deviceClaims.map(({ messageId }) => messageId));
    const attempts = Math.max(...deviceClaims.map((claim) => claim.attempts));
    return [{ row, messages: messages.filter((message) => claimed.has(message.id)), attempts }];
  });
}

/**
 * Verdict on a subscription for a former key of this server: no push service would accept a message. The browser renews
 * it when the app is next opened.
 */
const OUTDATED_KEY: Verdict = { status: 'failed', reason: 'made for another key', after: null };

/** Verdict on messages that waited too long in the queue, because no server ran. */
const TOO_LATE: Verdict = { status: 'failed', reason: 'too late', after: null };

/** Builds each payload once, because most devices get the same messages. */
function cachedByMessages<Payload>(build: (messages: readonly AlertMessage[]) => Payload) {
  const payloads = new Map<string, Payload>();
  return (messages: readonly AlertMessage[]): Payload => {
    const key = messages.map(({ id }) => id).join();
    const payload = payloads.get(key) ?? build(messages);
    payloads.set(key, payload);
    return payload;
  };
}

async function storeOutcome(
  { id, ...job }: DeliverJob & { id: string },
  { status, reason, after }: Verdict,
  parcels: readonly Parcel[],
  { orm, jobs, now }: DeliverDeps,
): Promise<void> {
  const subscriptionIds = parcels.map(({ row }) => row.id);
  // Queued before the claim is released: after a crash in between both jobs have the messages, and only one sends them.
  if (after) await jobs.deliver([{ ...job, subscriptionIds }], after);
  await storeDeliveryOutcomes(orm, id, job.messageIds, subscriptionIds, { status, reason, now: now() });
  const sent = parcels.map(({ row }) => row);
  if (status === 'accepted') await markAccepted(orm, sent, now());
  if (status === 'gone') await removeEndedSubscriptions(orm, sent);
}
