import { findReaderByEmail } from '../db/readers.ts';
import { mailActivation, mailSignInCode } from './account-letters.ts';
import type { AccountVisit, Attempt } from './account-visit.ts';
import { countCode, countFromAddress, forgiveFromAddress } from './limits.ts';
import { takeCode } from './mailed-codes.ts';
import { type PasswordCheck, whetherOpen } from './passwords.ts';

/** Mails a code to sign in with; whoever has still to open the account gets the code for that. */
export async function askForSignInCode(
  visit: AccountVisit,
  { email, redirectUri }: { email: string; redirectUri: string | undefined },
): Promise<Attempt> {
  const { identity, client } = visit;
  const wait = await countCode(identity, email, client.address);
  if (wait > 0) return { wait };
  identity.errands.run(async () => {
    const reader = await findReaderByEmail(identity.orm, email);
    if (!reader || reader.status === 'suspended') return;
    await (reader.status === 'pending' ? mailActivation : mailSignInCode)(visit, { reader, redirectUri });
  });
  return 'done';
}

/** Whether a reader may sign in with this code. */
export async function checkSignInCode(
  { identity, now, client }: AccountVisit,
  { email, code }: { email: string; code: string },
): Promise<PasswordCheck> {
  const wait = await countFromAddress(identity, client.address);
  if (wait > 0) return { ok: false, status: 429, code: 'ERR_TOO_MANY_ATTEMPTS', wait };
  const reader = await findReaderByEmail(identity.orm, email);
  if (!(await takeCode(identity, reader, { purpose: 'sign-in', code, now })) || !reader) {
    return { ok: false, status: 401, code: 'ERR_INVALID_CREDENTIALS' };
  }
  await forgiveFromAddress(identity, client.address);
  return whetherOpen(reader);
}
