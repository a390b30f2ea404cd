import { brandOf } from '#domain/brands/brand-by-host.ts';
import { dayAt } from '#domain/dates.ts';
import {
  changeSubscription,
  type DuePurchase,
  duePurchases,
  holderOfPurchase,
  lockPurchase,
} from '#server/accounts/db/subscriptions.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { applyPlayAnswer } from './google-play/apply-play-answer.ts';
import type { PlayAnswer, PlayStore } from './google-play/play-store.ts';

type RefreshDeps = { orm: Orm; playStore: PlayStore; now: () => Date };

/** Purchases that are looked up in one run; the next run, minutes later, looks up others. */
const MAX_PER_RUN = 100;
/** A run ends after this many failures: Google is away, and each wait delays the other jobs. */
const MAX_FAILURES = 3;

/**
 * Asks Google about linked subscriptions whose last day has come, and stores that they were renewed, or are over. One
 * about which Google cannot be asked stays as it is until the next run. ACC-03
 * @throws AggregateError with all failures, after the last purchase
 */
export async function refreshGooglePurchases(deps: RefreshDeps): Promise<void> {
  const failures: unknown[] = [];
  for (const due of await duePurchases(deps.orm, deps.now(), MAX_PER_RUN)) {
    await refresh(due, deps).catch((error: unknown) => failures.push(error));
    if (failures.length >= MAX_FAILURES) break;
  }
  if (failures.length > 0)
    throw new AggregateError(failures, `Google Play purchases: ${failures.length} failures`);
}

/** Google is asked before the transaction, which an answer that is late would hold up. */
async function refresh(due: DuePurchase, { orm, playStore, now }: RefreshDeps): Promise<void> {
  const answer = await playStore.purchase(brandOf(due.brand), due.token);
  await orm.transaction((tx) => applyIfLinked(tx, due, answer, now()));
}

/**
 * The subscription may have been deleted with its reader's account meanwhile. That Google does not know the token
 * changes nothing: access ends with the last known day.
 */
async function applyIfLinked(
  tx: Orm,
  { brand, token, purchaseHash, holder: readerId }: DuePurchase,
  answer: PlayAnswer,
  now: Date,
): Promise<void> {
  await lockPurchase(tx, purchaseHash);
  const linked = await holderOfPurchase(tx, purchaseHash);
  if (linked?.holder !== readerId) return;
  if (answer !== null) await applyPlayAnswer(tx, { answer, token, brand, readerId, linked }, dayAt(now));
  await changeSubscription(tx, linked.id, { storeAnsweredAt: now });
}
