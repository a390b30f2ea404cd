import { createHmac } from 'node:crypto';
import { tableLimiter } from '#server/accounts/db/rate-limits.ts';
import { addressBlock } from '#server/accounts/identity/address-block.ts';
import { type Budget, type BudgetDeps, spend, type TooMany } from '#server/accounts/identity/budget.ts';
import type { Client, IdentityService } from '#server/accounts/identity/identity-service.ts';

type Deps = Pick<IdentityService, 'orm' | 'secret'>;

const HOUR_S = 3600;

const LIMITS = {
  /** With a captcha's token: a school or an office has one address. */
  fromAddress: { name: 'tickets-address', points: 20, seconds: HOUR_S },
  /** Without one: where no captcha comes, the form is still a way to reach us. */
  unproven: { name: 'tickets-unproven', points: 3, seconds: HOUR_S },
  /** What is written in one name from one network. */
  toEmail: { name: 'tickets-email', points: 5, seconds: HOUR_S },
  ofReader: { name: 'tickets-reader', points: 10, seconds: HOUR_S },
} as const;

/** Nobody's mailbox is filled with receipts, nor anybody kept from writing by who uses their name: it costs work. */
const RECEIPTS: Budget = { name: 'receipts-email', points: 20, seconds: HOUR_S, step: 1 };

type Limit = keyof typeof LIMITS;

/** The table holds neither e-mails nor addresses. */
const keyOf = ({ secret }: Deps, name: string) =>
  createHmac('sha256', secret).update(`ticket\n${name}`).digest('base64url');

/** Counts one more. @returns the seconds to wait, 0 where it may be done. */
async function count(deps: Deps, limit: Limit, name: string): Promise<number> {
  const { consumedPoints, msBeforeNext } = await tableLimiter(deps.orm, LIMITS[limit]).penalty(
    keyOf(deps, name),
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

/** Counts what is to be written. @returns null where it may be done. HLP-02 */
export async function countTicket(deps: BudgetDeps, writer: Writer): Promise<TooMany | null> {
  const { client, email, readerId, proven, now } = writer;
  const network = addressBlock(client.address);
  const wait =
    (await count(deps, proven ? 'fromAddress' : 'unproven', network)) ||
    (readerId === null
      ? await count(deps, 'toEmail', `${email}\n${network}`)
      : await count(deps, 'ofReader', readerId));
  if (wait > 0) return { wait };
  if (readerId !== null) return null;
  return await spend(deps, RECEIPTS, { account: `ticket\n${email}`, from: network, client, now });
}
