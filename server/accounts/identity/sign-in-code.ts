import { failure, type Result } from '#server/base/result.ts';
import { findReaderByEmail, type ReaderRow } from '../db/readers.ts';
import type { AccountContext } from './account-context.ts';
import { mailFirstPassword, mailSignInCode } from './account-letters.ts';
import type { TooMany } from './budget.ts';
import { spendCode } from './mailed-codes.ts';
import { checkStatus, type SignInRefusal } from './passwords.ts';
import { requestMail } from './request-mail.ts';
import { countCodeTry } from './tries.ts';

/**
 * Mails a code to sign in with. An account that is still pending gets a code that activates it with a new password:
 * only the mail can say so, because the page would reveal which addresses have an account.
 */
export const requestSignInCode = (
  context: AccountContext,
  request: { email: string; redirectUri: string | undefined },
): Promise<Result<void, TooMany>> =>
  requestMail(context, request, (status) => (status === 'pending' ? mailFirstPassword : mailSignInCode));

/** Whether a reader may sign in with this code. */
export async function checkSignInCode(
  { identity, now, client }: AccountContext,
  { email, code }: { email: string; code: string },
): Promise<Result<ReaderRow, SignInRefusal | TooMany>> {
  const counted = await countCodeTry(identity, { name: email, client, now });
  if (!counted.ok) return counted;
  const { clientKey, forgive } = counted.value;
  const tryKey = { account: email, from: clientKey.key };
  const reader = await findReaderByEmail(identity.orm, email);
  if (!(await spendCode(identity, reader, { purpose: 'sign-in', code, now, tryKey })) || !reader) {
    return failure('invalid-credentials');
  }
  await forgive();
  return checkStatus(reader);
}
