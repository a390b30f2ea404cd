import type { Brand } from '#domain/brands/brand.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { countAudience } from '../../db/alert-audience.ts';
import { countDecisions, countDeliveries, countReactions } from '../../db/alert-deliveries.ts';
import { type AlertMessage, keepMessage, messageByKey } from '../../db/alert-messages.ts';
import type { AlertJobs } from './alert-jobs.ts';
import { toSend } from './message-payload.ts';
import { newMessage, type SaidAlert, saysTheSame } from './new-message.ts';

/** Why nothing is sent. `other-body`: what goes by this key says something else. */
export type NotSent = 'no-topic' | 'no-article' | 'other-body' | 'no-queue';

export type SentMessage = {
  /** Null of what was only tried. */
  id: string | null;
  audience: { readers: number; devices: number };
  /** As a device is sent it. */
  payload: object;
  report: MessageReport | null;
};

/** How far a message has got: readers by how they hear of it or why they do not, devices by what became of it there. */
export type MessageReport = {
  plannedAt: Date | null;
  readers: Awaited<ReturnType<typeof countDecisions>>;
  devices: Awaited<ReturnType<typeof countDeliveries>>;
  /** On how many devices it was opened, and on how many no more of the like was wanted. */
  opened: number;
  optedOut: number;
};

type Place = { orm: Orm; brand: Brand; now: Date; jobs: AlertJobs; origin: string };
type How = { idempotencyKey: string; dryRun: boolean };

const UNSENT = '00000000-0000-4000-8000-000000000000';

/** Sends an alert to whom it is for, once for each key; or says what would be sent to how many. PSH-04 */
export async function sendMessage(
  said: SaidAlert,
  { idempotencyKey, dryRun }: How,
  { orm, brand, now, jobs, origin }: Place,
): Promise<SentMessage | NotSent> {
  const before = dryRun ? undefined : await messageByKey(orm, brand.sigla, idempotencyKey);
  if (before && !saysTheSame(before, said)) return 'other-body';
  const made = before ?? (await newMessage(said, { orm, brand, now, idempotencyKey }));
  if (typeof made === 'string') return made;
  const audience = await countAudience(orm, made);
  const payloadOf = (message: AlertMessage) =>
    JSON.parse(String(toSend([message], brand, origin, message.topics[0] ?? null).payload)) as object;
  if (dryRun) {
    return { id: null, audience, payload: payloadOf({ ...made, id: UNSENT, plannedAt: null }), report: null };
  }
  const message = before ?? (await keepMessage(orm, made));
  // Both of two calls that came at the same time have made theirs; one was written.
  if (!saysTheSame(message, said)) return 'other-body';
  // Once more where the first call ended in between: what is settled stays settled.
  if (!message.plannedAt) {
    try {
      await jobs.plan({ messageId: message.id });
    } catch {
      return 'no-queue';
    }
  }
  const [readers, devices, told] = await Promise.all([
    countDecisions(orm, message.id),
    countDeliveries(orm, message.id),
    countReactions(orm, message.id),
  ]);
  const report = { plannedAt: message.plannedAt, readers, devices, ...told };
  return { id: message.id, audience, payload: payloadOf(message), report };
}
