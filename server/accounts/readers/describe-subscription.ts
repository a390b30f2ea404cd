import type { Brand } from '#domain/brands/brand.ts';
import { dayAt, longDate } from '#domain/dates.ts';
import { STATUS_WORDS } from '#domain/status-words.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { subscriptionsOf } from '../db/subscriptions.ts';
import { mainSubscription } from './main-subscription.ts';

type ReaderOfPaper = { readerId: string; brand: Brand; now: Date };

/**
 * A reader's main subscription to a paper in one line of Italian, for the support operator: `digital+, 1 anno, attivo,
 * fino a giovedì 2 aprile 2026`.
 */
export async function describeSubscription(
  orm: Orm,
  { readerId, brand, now }: ReaderOfPaper,
): Promise<string> {
  const today = dayAt(now);
  const main = mainSubscription(await subscriptionsOf(orm, readerId, brand.sigla, today), today);
  if (!main) return 'nessun abbonamento';
  const until = main.endsOn ? `, fino a ${longDate(main.endsOn)}` : '';
  return `${main.product}, ${main.duration}, ${STATUS_WORDS[main.status]}${until}`;
}
