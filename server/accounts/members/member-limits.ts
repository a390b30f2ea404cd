import { createHmac } from 'node:crypto';
import { failure, type Result } from '#server/base/result.ts';
import { tableLimiter } from '../db/rate-limits.ts';
import { type Budget, type BudgetDeps, spend, type TooMany } from '../identity/budget.ts';
import type { Client, IdentityService } from '../identity/identity-service.ts';

type Deps = Pick<IdentityService, 'orm' | 'secret'>;

const HOUR_S = 3600;

const LIMITS = {
  /** Enough for a new company that invites all its members in an afternoon. */
  invitesOfHolder: { name: 'invites-holder', points: 60, seconds: HOUR_S },
  /** Invites of one holder to one address. */
  invitesTo: { name: 'invites-email', points: 5, seconds: HOUR_S },
  seatCodes: { name: 'seat-codes', points: 10, seconds: HOUR_S },
  salesMessages: { name: 'sales-messages', points: 5, seconds: HOUR_S },
} as const;

/**
 * Limits the invites to one address by all holders together, so that no mailbox is flooded. Beyond it they cost proof
 * of work, so that one holder does not keep another from inviting.
 */
const INVITES: Budget = { name: 'invites-everybody', points: 20, seconds: HOUR_S, step: 1 };

type LimitName = keyof typeof LIMITS;

/** Keys are hashed, so that the table contains no e-mails. */
const keyOf = ({ secret }: Deps, name: string) =>
  createHmac('sha256', secret).update(name).digest('base64url');

/** Adds one to a counter. @returns the seconds to wait, 0 if it may be done. */
async function count(deps: Deps, limit: LimitName, name: string): Promise<number> {
  const limiter = tableLimiter(deps.orm, LIMITS[limit]);
  const { consumedPoints, msBeforeNext } = await limiter.penalty(keyOf(deps, name));
  return consumedPoints > LIMITS[limit].points ? Math.max(1, Math.ceil(msBeforeNext / 1000)) : 0;
}

type CountedInvite = { holderId: string; email: string; client: Pick<Client, 'address' | 'work'>; now: Date };

/** Counts an invite that is to be mailed, whether or not its address has an account. */
export async function countInvite(
  deps: BudgetDeps,
  { holderId, email, client, now }: CountedInvite,
): Promise<Result<void, TooMany>> {
  const wait =
    (await count(deps, 'invitesOfHolder', holderId)) ||
    (await count(deps, 'invitesTo', `${holderId}\n${email}`));
  if (wait > 0) return failure({ wait });
  return await spend(deps, INVITES, { account: `invite\n${email}`, clientKey: holderId, client, now });
}

/** Counts a try with a code before it is made. */
export const countSeatCode = (deps: Deps, readerId: string): Promise<number> =>
  count(deps, 'seatCodes', readerId);

export const countSalesMessage = (deps: Deps, readerId: string): Promise<number> =>
  count(deps, 'salesMessages', readerId);
