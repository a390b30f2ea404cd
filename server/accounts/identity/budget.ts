import type { WorkChallenge } from '#domain/captcha.ts';
import { isEnough } from '#server/base/captcha/proof-of-work.ts';
import { DONE, failure, type Result } from '#server/base/result.ts';
import { addressBlock } from './address-block.ts';
import type { CountedClient } from './client-key.ts';
import {
  type CounterDeps,
  countAgainstLimit,
  currentCount,
  decrement,
  increment,
  keyOf,
  type Limit,
} from './counters.ts';
import type { IdentityService } from './identity-service.ts';

export type BudgetDeps = CounterDeps & Pick<IdentityService, 'proofOfWork'>;

/** Why something is not done now: either the seconds to wait, or proof of work that has to be done first. */
export type TooMany = { wait: number } | { work: WorkChallenge };

/**
 * Limit of an account: `points` actions in `seconds` are free. Each further one costs proof of work, which
 * grows by the least work for every `step` actions.
 */
export type Budget = Limit & { step: number };

type Spending = {
  /** The account that the budget belongs to. */
  account: string;
  /** Key of the client. Proof of work counts only for the client that it was issued to. */
  clientKey: string;
  client: Pick<CountedClient, 'address' | 'work'>;
  now: Date;
};

/** Limit of challenges for one network in an hour: making each costs the server a little. */
const CHALLENGES: Limit = { name: 'tolls', points: 240, seconds: 3600 };

/**
 * Spends one from an account's budget, whichever client asks. If strangers have used the budget up, the action is not
 * refused but costs proof of work, more each time. Only actions that go through are counted, so asking does not raise
 * the price.
 */
export async function spend(
  deps: BudgetDeps,
  budget: Budget,
  { account, clientKey, client, now }: Spending,
): Promise<Result<void, TooMany>> {
  const key = budgetKey(deps, account);
  const scope = { place: keyOf(deps, budget.name, account, clientKey), now };
  const workDone = await deps.proofOfWork.redeem(deps.orm, client.work, scope);
  if (workDone === 0) {
    const used = await currentCount(deps, budget, key);
    if (used >= budget.points) return await requestWork(deps, workFactor(budget, used + 1), scope, client);
  }
  const { consumedPoints } = await increment(deps, budget, key);
  const times = workFactor(budget, consumedPoints);
  if (times === 0 || (workDone > 0 && isEnough(workDone, times))) return DONE;
  await decrement(deps, budget, key);
  // Clients that have done no work get the lowest cost, so that concurrent requests do not raise it for
  // anybody.
  return await requestWork(deps, workDone > 0 ? times : 1, scope, client);
}

async function requestWork(
  deps: BudgetDeps,
  times: number,
  scope: { place: string; now: Date },
  { address }: Pick<CountedClient, 'address'>,
): Promise<Result<void, TooMany>> {
  const wait = await countAgainstLimit(deps, CHALLENGES, keyOf(deps, addressBlock(address)));
  if (wait > 0) return failure({ wait });
  return failure({ work: await deps.proofOfWork.issue({ ...scope, times }) });
}

/** How many times the least work the `nth` action costs; 0 if it is free. */
const workFactor = ({ points, step }: Budget, nth: number): number =>
  nth <= points ? 0 : 1 + (nth - points - 1) / step;

export const budgetKey = (deps: CounterDeps, account: string): string => keyOf(deps, account);
