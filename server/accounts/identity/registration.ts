import { COMPANY_CLAUSES, type Declaration } from '#domain/consents.ts';
import type { CompanyRegistrationFields } from '#domain/validation/company-registration.ts';
import { undoWhenFull } from '#domain/work-queue.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { DONE, failure, type Result } from '#server/base/result.ts';
import {
  activateReader,
  findReaderByEmail,
  forgetPending,
  insertReader,
  renewPending,
} from '../db/readers.ts';
import { recordConsents } from '../profile/consents.ts';
import { keepRegistered } from '../profile/registered-company.ts';
import type { AccountContext } from './account-context.ts';
import { mailActivation, mailAlreadyRegistered } from './account-letters.ts';
import { askForMail } from './ask-for-mail.ts';
import type { TooMany } from './budget.ts';
import { isEasy } from './judge-password.ts';
import { countRegistration } from './limits.ts';
import { findRightCode } from './mailed-codes.ts';
import { hashPassword, isPasswordOf } from './passwords.ts';
import { countCodeTry } from './tries.ts';

/** Time within which a registered account has to be activated. */
const PENDING_MS = 7 * 86_400_000;

/** A registration whose fields are valid. ACC-09 */
export type Registering = {
  email: string;
  password: string;
  name: string;
  surname: string;
  marketing: boolean;
  profiling: boolean;
  thirdParties: boolean;
  /** Fields of the company or public body that the reader represents. */
  company: CompanyRegistrationFields | null;
};

/**
 * Registers a reader. Only the mail says whether there already was an account; the answer does not.
 * @throws QueueFull
 */
export async function registerReader(
  context: AccountContext,
  { password, company, ...person }: Registering,
  redirectUri: string | undefined,
): Promise<Result<void, 'easy-password' | TooMany>> {
  const { identity, now, client } = context;
  const counted = await countRegistration(identity, { name: person.email, client, now });
  if (!counted.ok) return counted;
  const { clientKey, takeBack } = counted.value;
  const own = [person.name, person.surname, person.email, company?.azienda];
  if (await undoWhenFull(isEasy(password, own, clientKey), takeBack)) {
    await takeBack();
    return failure('easy-password');
  }
  // If the account exists, the hash is discarded: it is computed anyway, so that both cases take the same time.
  const passwordHash = await undoWhenFull(hashPassword(password, clientKey), takeBack);
  const account = { ...person, passwordHash, createdAt: now };
  const pending = await identity.orm.transaction((tx) => storePending(tx, account, company));
  identity.backgroundTasks.run(() => forgetPending(identity.orm, new Date(now.getTime() - PENDING_MS)));
  identity.backgroundTasks.run(async () => {
    const reader = pending ?? (await findReaderByEmail(identity.orm, person.email));
    if (!reader) return;
    await (pending ? mailActivation : mailAlreadyRegistered)(context, { reader, redirectUri });
  });
  return DONE;
}

/**
 * Stores a pending account. A later registration replaces an earlier one completely; an active account is not changed.
 */
async function storePending(
  tx: Orm,
  account: Omit<Registering, 'password' | 'company'> & { passwordHash: string; createdAt: Date },
  company: Registering['company'],
) {
  const kind = company ? ('company' as const) : ('person' as const);
  const row = { ...account, kind, companyName: company?.azienda ?? null };
  const pending = (await insertReader(tx, { ...row, status: 'pending' })) ?? (await renewPending(tx, row));
  if (pending) await keepRegistered(tx, { readerId: pending.id, now: account.createdAt }, company);
  return pending;
}

/** The declarations without which a registration is not accepted. */
const declaredBy = (kind: 'person' | 'company'): Partial<Record<Declaration, boolean>> => ({
  ofAge: true,
  privacyNotice: true,
  ...(kind === 'company' && Object.fromEntries(COMPANY_CLAUSES.map((clause) => [`clause-${clause}`, true]))),
});

/** Mails the activation code again. If the account is already active, only the mail says so. */
export const mailActivationAgain = (
  context: AccountContext,
  wanted: { email: string; redirectUri: string | undefined },
): Promise<Result<void, TooMany>> =>
  askForMail(context, wanted, (status) => (status === 'pending' ? mailActivation : mailAlreadyRegistered));

type Opening = { email: string; code: string; password: string };

/**
 * Activates an account with the mailed code and the registered password: a stranger may have registered the address
 * before its owner or after, and must not keep a password to it. After a wrong password a right code stays valid for
 * the tries that it has left. ACC-02
 * @throws QueueFull
 */
export async function openAccount(
  { identity, now, client }: AccountContext,
  { email, code, password }: Opening,
): Promise<Result<void, 'code-not-valid' | 'wrong-password' | TooMany>> {
  const counted = await countCodeTry(identity, { name: email, client, now });
  if (!counted.ok) return counted;
  const { clientKey, takeBack, forgive } = counted.value;
  const at = { name: email, from: clientKey.key };
  const reader = await findReaderByEmail(identity.orm, email);
  // The password is checked first, for every call: it takes the longest, and its result is revealed only if the code is
  // right.
  const known = await undoWhenFull(isPasswordOf(reader, password, clientKey), takeBack);
  const right = await findRightCode(identity, reader, { purpose: 'activation', code, now, at });
  if (!right || !reader) return failure('code-not-valid');
  if (!known) return failure('wrong-password');
  const opened = await identity.orm.transaction(async (tx) => {
    if (!(await right.use(tx)) || !(await activateReader(tx, reader))) return false;
    const { id: readerId, createdAt: at, marketing, profiling, thirdParties } = reader;
    const declared = { ...declaredBy(reader.kind), marketing, profiling, thirdParties };
    await recordConsents(tx, { readerId, source: 'registration', at }, declared);
    return true;
  });
  if (!opened) return failure('code-not-valid');
  await forgive();
  return DONE;
}
