import * as v from 'valibot';
import type { Brand } from '#domain/brands/brand.ts';
import { BRANDS } from '#domain/brands/brand-by-host.ts';
import type { Orm } from '#server/base/db/connect.ts';
import type { AlertJobs } from '#server/outgoing/push/messages/alert-jobs.ts';
import { type SentMessage, sendMessage } from '#server/outgoing/push/messages/send-message.ts';
import { PushArguments } from './push-arguments.ts';
import { UsageError } from './usage-error.ts';

type Context = { orm: Orm; jobs: AlertJobs; now: Date; originOf(brand: Brand): string };

const REFUSAL_MESSAGES = {
  'no-such-topic':
    'the paper has no such topic; without --topic the alert of an article goes to the followers of its topics, and an exceptional alert to all readers',
  'no-such-article': 'the paper has no such article',
  'other-body': 'another alert was sent with this --key',
  busy: 'the queue accepts no jobs now: try again in a minute',
} as const;

/**
 * The push command, in the process whose queue sends.
 * @param args `PushArguments`, from the command line
 * @throws UsageError
 */
export async function runPush(args: unknown, { originOf, ...context }: Context): Promise<SentMessage> {
  const { brand: sigla, key, dryRun, ...message } = v.parse(PushArguments, args);
  const brand = sigla === null ? BRANDS[0] : BRANDS.find((paper) => paper.sigla === sigla.toUpperCase());
  if (!brand) throw new UsageError(`--brand: there is no paper ${sigla}`);
  const target = { ...context, brand, origin: originOf(brand) };
  const sent = await sendMessage(message, { idempotencyKey: key, dryRun }, target);
  if (!sent.ok) throw new UsageError(REFUSAL_MESSAGES[sent.error]);
  return sent.value;
}
