import type { Brand } from '#domain/brands/brand.ts';
import { brandOf } from '#domain/brands/brand-by-host.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { claimDeliveries, settleDeliveries } from '../../db/alert-deliveries.ts';
import { type AlertMessage, messagesToSend } from '../../db/alert-messages.ts';
import {
  markAccepted,
  type PushSubscriptionRow,
  pushSubscriptionsIn,
  removeEnded,
} from '../../db/push-subscriptions.ts';
import type { AlertService } from '../alert-service.ts';
import type { AlertJobs, DeliverJob } from './alert-jobs.ts';
import { toSend } from './message-payload.ts';
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
 * deliveries it had claimed, and leaves those that are done or claimed by another job. PSH-02
 */
export async function deliver(job: DeliverJob & { id: string }, deps: DeliverDeps): Promise<void> {
  const { push } = deps;
  const { ours = [], strange: outdatedKey = [] } = Object.groupBy(await claimParcels(job, deps), ({ row }) =>
    row.serverKey === push.publicKey ? 'ours' : 'strange',
  );
  if (outdatedKey.length > 0) await settle(job, OTHER_KEY, outdatedKey, deps);
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
  const payloads = onceEach((messages) => toSend(messages, brand, origin, job.topic));
  const outgoing = parcels.map(({ row, messages }) => ({ subscription: row, ...payloads(messages) }));
  const outcomes = await Promise.all(push.sender.send(outgoing));
  const moment = now();
  const judged = parcels.map((parcel, at) => {
    const outcome = outcomes[at] ?? { kind: 'unreachable' as const, why: 'no outcome' };
    return { parcel, verdict: verdictOn(parcel, outcome, moment) };
  });
  for (const same of Map.groupBy(judged, ({ verdict }) => JSON.stringify(verdict)).values()) {
    const verdict = same[0]?.verdict;
    if (verdict)
      await settle(
        job,
        verdict,
        same.map(({ parcel }) => parcel),
        deps,
      );
  }
}

/** Claims the messages that may still be sent, for the devices that are still subscribed. */
async function claimParcels(
  { id, messageIds, subscriptionIds }: DeliverJob & { id: string },
  { orm, now }: DeliverDeps,
): Promise<Parcel[]> {
  const [messages, rows] = await Promise.all([
    messagesToSend(orm, messageIds, now()),
    pushSubscriptionsIn(orm, subscriptionIds),
  ]);
  const wanted = rows.flatMap((row) =>
    messages.map((message) => ({ messageId: message.id, subscriptionId: row.id })),
  );
  if (wanted.length === 0) return [];
  const claims = Map.groupBy(await claimDeliveries(orm, id, wanted, now()), (claim) => claim.subscriptionId);
  return rows.flatMap((row) => {
    const own = claims.get(row.id);
    if (!own) return [];
    const claimed = new Set(own.map(({ messageId }) => messageId));
    const attempts = Math.max(...own.map((claim) => claim.attempts));
    return [{ row, messages: messages.filter((message) => claimed.has(message.id)), attempts }];
  });
}

/**
 * Verdict on a subscription for a former key of this server: no push service would accept a message. The browser renews
 * it when the app is next opened.
 */
const OTHER_KEY: Verdict = { status: 'failed', reason: 'made for another key', after: null };

/** Makes each payload once, because most devices get the same. */
function onceEach<Made>(make: (messages: readonly AlertMessage[]) => Made) {
  const made = new Map<string, Made>();
  return (messages: readonly AlertMessage[]): Made => {
    const key = messages.map(({ id }) => id).join();
    const known = made.get(key) ?? make(messages);
    made.set(key, known);
    return known;
  };
}

async function settle(
  { id, ...job }: DeliverJob & { id: string },
  { status, reason, after }: Verdict,
  parcels: readonly Parcel[],
  { orm, jobs, now }: DeliverDeps,
): Promise<void> {
  const subscriptionIds = parcels.map(({ row }) => row.id);
  // Queued before the claim is released: after a crash in between both jobs have the messages, and only one sends them.
  if (after) await jobs.deliver([{ ...job, subscriptionIds }], after);
  await settleDeliveries(orm, id, job.messageIds, subscriptionIds, { status, reason, now: now() });
  if (status === 'accepted') await markAccepted(orm, subscriptionIds, now());
  if (status === 'gone') await removeEnded(orm, subscriptionIds);
}
