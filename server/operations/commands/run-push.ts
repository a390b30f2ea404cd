import * as v from 'valibot';
import type { Brand } from '#domain/brands/brand.ts';
import { BRANDS } from '#domain/brands/brand-by-host.ts';
import type { Orm } from '#server/base/db/connect.ts';
import type { AlertJobs } from '#server/outgoing/push/messages/alert-jobs.ts';
import { type SentMessage, sendMessage } from '#server/outgoing/push/messages/send-message.ts';
import { PushArguments } from './push-arguments.ts';
import { UsageError } from './usage-error.ts';

type Context = { orm: Orm; jobs: AlertJobs; now: Date; originOf(brand: Brand): string };

const REASONS = {
  'no-such-topic':
    'the paper has no such topic; without one, an article is sent to all who follow anything of it, and what is exceptional to all readers',
  'no-such-article': 'the paper has no such article',
  'other-body': 'another alert was sent by this --key',
  busy: 'the queue takes nothing now: try again in a minute',
} as const;

/**
 * The push command, in the process whose queue sends.
 * @param args `PushArguments`, from the command line
 * @throws UsageError
 */
export async function runPush(args: unknown, { originOf, ...context }: Context): Promise<SentMessage> {
  const { brand: sigla, key, dryRun, ...said } = v.parse(PushArguments, args);
  const brand = sigla === null ? BRANDS[0] : BRANDS.find((one) => one.sigla === sigla.toUpperCase());
  if (!brand) throw new UsageError(`--brand: there is no paper ${sigla}`);
  const place = { ...context, brand, origin: originOf(brand) };
  const sent = await sendMessage(said, { idempotencyKey: key, dryRun }, place);
  if (!sent.ok) throw new UsageError(REASONS[sent.error]);
  return sent.value;
}
