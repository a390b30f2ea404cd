import type { WorkChallenge } from '#domain/captcha.ts';
import { isEnough } from '#server/base/captcha/proof-of-work.ts';
import { DONE, failure, type Result } from '#server/base/result.ts';
import { addressBlock } from './address-block.ts';
import type { Requester } from './client-key.ts';
import { type CounterDeps, count, counted, countOne, giveBack, keyOf, type Limit } from './counters.ts';
import type { IdentityService } from './identity-service.ts';

export type BudgetDeps = CounterDeps & Pick<IdentityService, 'proofOfWork'>;

/** Why something is not done now: either the seconds to wait, or proof of work that has to be done first. */
export type TooMany = { wait: number } | { work: WorkChallenge };

/**
 * What an account may spend without proof of work; each further `step` raises the price by the least work once more.
 */
export type Budget = Limit & { step: number };

type Spending = {
  /** The account that the budget belongs to. */
  account: string;
  /** Key of the client that asks: proof of work counts only for the client it was issued to. */
  from: string;
  client: Pick<Requester, 'address' | 'work'>;
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
  { account, from, client, now }: Spending,
): Promise<Result<void, TooMany>> {
  const key = budgetKey(deps, account);
  const passage = { place: keyOf(deps, budget.name, account, from), now };
  const paid = await deps.proofOfWork.paid(deps.orm, client.work, passage);
  if (paid === 0) {
    const before = await counted(deps, budget, key);
    if (before >= budget.points) return await askWork(deps, timesOf(budget, before + 1), passage, client);
  }
  const { consumedPoints } = await count(deps, budget, key);
  const times = timesOf(budget, consumedPoints);
  if (times === 0 || (paid > 0 && isEnough(paid, times))) return DONE;
  await giveBack(deps, budget, key);
  // Clients that have not paid get the lowest price, so that many concurrent requests do not raise it for anybody.
  return await askWork(deps, paid > 0 ? times : 1, passage, client);
}

async function askWork(
  deps: BudgetDeps,
  times: number,
  passage: { place: string; now: Date },
  { address }: Pick<Requester, 'address'>,
): Promise<Result<void, TooMany>> {
  const wait = await countOne(deps, CHALLENGES, keyOf(deps, addressBlock(address)));
  if (wait > 0) return failure({ wait });
  return failure({ work: await deps.proofOfWork.ask({ ...passage, times }) });
}

/** How many times the least work the `nth` action costs; 0 if it is free. */
const timesOf = ({ points, step }: Budget, nth: number): number =>
  nth <= points ? 0 : 1 + (nth - points - 1) / step;

export const budgetKey = (deps: CounterDeps, account: string): string => keyOf(deps, account);
