import type { Brand } from '#domain/brands/brand.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { failure, type Result, success } from '#server/base/result.ts';
import { countAudience } from '../../db/alert-audience.ts';
import { countDecisions, countDeliveries, countReactions } from '../../db/alert-deliveries.ts';
import { type AlertMessage, insertOrFindMessage, messageByKey } from '../../db/alert-messages.ts';
import type { AlertJobs } from './alert-jobs.ts';
import { buildPush } from './message-payload.ts';
import { type AlertRequest, buildMessage, isSameRequest } from './new-message.ts';

/**
 * Why nothing is sent. `other-body`: another alert was sent with this key. `busy`: the message is stored but its job
 * could not be queued; a repeated call queues it.
 */
type NotSent = 'no-such-topic' | 'no-such-article' | 'other-body' | 'busy';

export type SentMessage = {
  /** Null for a dry run. */
  id: string | null;
  audience: { readers: number; devices: number };
  /** The payload as a device of a follower of the alert's first topic gets it. */
  payload: object;
  report: MessageReport | null;
};

/** Progress of a message: readers by how they get it or why they do not, devices by the outcome. */
export type MessageReport = {
  decidedAt: Date | null;
  readers: Awaited<ReturnType<typeof countDecisions>>;
  devices: Awaited<ReturnType<typeof countDeliveries>>;
  /** Number of devices on which it was opened, and on which the reader opted out of such alerts. */
  opened: number;
  optedOut: number;
};

type SendContext = { orm: Orm; brand: Brand; now: Date; jobs: AlertJobs; origin: string };
type SendOptions = { idempotencyKey: string; dryRun: boolean };

const DRY_RUN_ID = '00000000-0000-4000-8000-000000000000';

/**
 * Sends an alert to its audience, once for each key; a dry run returns the payload and the size of the audience. PSH-04
 */
export async function sendMessage(
  request: AlertRequest,
  { idempotencyKey, dryRun }: SendOptions,
  { orm, brand, now, jobs, origin }: SendContext,
): Promise<Result<SentMessage, NotSent>> {
  const earlier = dryRun ? undefined : await messageByKey(orm, brand.sigla, idempotencyKey);
  if (earlier && !isSameRequest(earlier, request)) return failure('other-body');
  const built = earlier ? success(earlier) : await buildMessage(request, { orm, brand, now, idempotencyKey });
  if (!built.ok) return built;
  const audience = await countAudience(orm, built.value, now);
  const payloadOf = (message: AlertMessage) =>
    JSON.parse(String(buildPush([message], brand, origin, message.topics[0] ?? null).payload)) as object;
  if (dryRun) {
    const payload = payloadOf({ ...built.value, id: DRY_RUN_ID, decidedAt: null });
    return success({ id: null, audience, payload, report: null });
  }
  const message = earlier ?? (await insertOrFindMessage(orm, built.value));
  // Two simultaneous calls with the same key store only one message.
  if (!isSameRequest(message, request)) return failure('other-body');
  // Queued by the first call, and by repeated ones while planning has not ended; decisions made so far stay.
  if (!message.decidedAt) {
    try {
      await jobs.plan({ messageId: message.id });
    } catch {
      return failure('busy');
    }
  }
  const [readers, devices, reactions] = await Promise.all([
    countDecisions(orm, message.id),
    countDeliveries(orm, message.id),
    countReactions(orm, message.id),
  ]);
  const report = { decidedAt: message.decidedAt, readers, devices, ...reactions };
  return success({ id: message.id, audience, payload: payloadOf(message), report });
}
