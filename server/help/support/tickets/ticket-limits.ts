import { createHmac } from 'node:crypto';
import { tableLimiter } from '#server/accounts/db/rate-limits.ts';
import { addressBlock } from '#server/accounts/identity/address-block.ts';
import { type Budget, type BudgetDeps, spend, type TooMany } from '#server/accounts/identity/budget.ts';
import type { Client, IdentityService } from '#server/accounts/identity/identity-service.ts';
import { DONE, failure, type Result } from '#server/base/result.ts';

type Deps = Pick<IdentityService, 'orm' | 'secret'>;

const HOUR_S = 3600;

const LIMITS = {
  /** With a captcha token, per network: a school or an office has one address. */
  fromAddress: { name: 'tickets-address', points: 20, seconds: HOUR_S },
  /** Without a captcha token: where the captcha cannot be loaded, the form still has to work. */
  unproven: { name: 'tickets-unproven', points: 3, seconds: HOUR_S },
  /** Per e-mail address and network. */
  toEmail: { name: 'tickets-email', points: 5, seconds: HOUR_S },
  ofReader: { name: 'tickets-reader', points: 10, seconds: HOUR_S },
} as const;

/**
 * Receipts to one address. Beyond the limit a ticket costs proof of work, so that a stranger can neither flood a
 * mailbox with receipts nor block its owner.
 */
const RECEIPTS: Budget = { name: 'receipts-email', points: 20, seconds: HOUR_S, step: 1 };

type LimitName = keyof typeof LIMITS;

/** Hashes keys, so that the table contains neither e-mails nor addresses. */
const keyOf = ({ secret }: Deps, subject: string) =>
  createHmac('sha256', secret).update(`ticket\n${subject}`).digest('base64url');

/** Adds one to the counter of a limit for its subject. @returns the seconds to wait; 0 if it is allowed */
async function count(deps: Deps, limit: LimitName, subject: string): Promise<number> {
  const { consumedPoints, msBeforeNext } = await tableLimiter(deps.orm, LIMITS[limit]).penalty(
    keyOf(deps, subject),
  );
  return consumedPoints > LIMITS[limit].points ? Math.max(1, Math.ceil(msBeforeNext / 1000)) : 0;
}

type Writer = {
  client: Pick<Client, 'address' | 'work'>;
  email: string;
  readerId: string | null;
  proven: boolean;
  now: Date;
};

/** Counts a ticket before it is taken. HLP-02 */
export async function countTicket(deps: BudgetDeps, writer: Writer): Promise<Result<void, TooMany>> {
  const { client, email, readerId, proven, now } = writer;
  const network = addressBlock(client.address);
  const wait =
    (await count(deps, proven ? 'fromAddress' : 'unproven', network)) ||
    (readerId === null
      ? await count(deps, 'toEmail', `${email}\n${network}`)
      : await count(deps, 'ofReader', readerId));
  if (wait > 0) return failure({ wait });
  if (readerId !== null) return DONE;
  return await spend(deps, RECEIPTS, { account: `ticket\n${email}`, clientKey: network, client, now });
}
