import { DONE, type Result } from '#server/base/result.ts';
import { findReaderByEmail, type ReaderRow } from '../db/readers.ts';
import type { AccountContext } from './account-context.ts';
import type { LetterRequest } from './account-letters.ts';
import type { TooMany } from './budget.ts';
import { countCode } from './limits.ts';

type MailRequest = { email: string; redirectUri: string | undefined };

/** Chooses the mail that a reader gets on request, by the account's status; a suspended account gets none. */
type ChooseMail = (
  status: Exclude<ReaderRow['status'], 'suspended'>,
) => (context: AccountContext, request: LetterRequest) => Promise<void>;

/** Sends the requested mail if the address has an account; the answer does not reveal whether it has one. */
export async function requestMail(
  context: AccountContext,
  { email, redirectUri }: MailRequest,
  chooseMail: ChooseMail,
): Promise<Result<void, TooMany>> {
  const { identity, client, now } = context;
  const counted = await countCode(identity, { name: email, client, now });
  if (!counted.ok) return counted;
  identity.backgroundTasks.run(async () => {
    const reader = await findReaderByEmail(identity.orm, email);
    if (!reader || reader.status === 'suspended') return;
    await chooseMail(reader.status)(context, { reader, redirectUri });
  });
  return DONE;
}
