import { COMPANY_CLAUSES, type Declaration } from '#domain/consents.ts';
import type { CompanyRegistrationFields } from '#domain/validation/company-registration.ts';
import { undoWhenFull } from '#domain/work-queue.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { DONE, failure, type Result } from '#server/base/result.ts';
import {
  activateReader,
  deleteOldPending,
  findReaderByEmail,
  insertReader,
  replacePending,
} from '../db/readers.ts';
import { recordConsents } from '../profile/consents.ts';
import { storeRegisteredCompany } from '../profile/registered-company.ts';
import type { AccountContext } from './account-context.ts';
import { mailActivation, mailAlreadyRegistered } from './account-letters.ts';
import type { TooMany } from './budget.ts';
import { isEasyPassword } from './judge-password.ts';
import { countRegistration } from './limits.ts';
import { findRightCode } from './mailed-codes.ts';
import { hashPassword, isPasswordOf } from './passwords.ts';
import { requestMail } from './request-mail.ts';
import { countCodeTry } from './tries.ts';

/** Age from which an account that was not activated is deleted, at somebody's next registration. */
const PENDING_MS = 7 * 86_400_000;

/** A registration whose fields are valid. ACC-09 */
export type Registration = {
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
  { password, company, ...person }: Registration,
  redirectUri: string | undefined,
): Promise<Result<void, 'easy-password' | TooMany>> {
  const { identity, now, client } = context;
  const counted = await countRegistration(identity, { name: person.email, client, now });
  if (!counted.ok) return counted;
  const { clientKey, takeBack } = counted.value;
  const ownTexts = [person.name, person.surname, person.email, company?.azienda];
  if (await undoWhenFull(isEasyPassword(password, ownTexts, clientKey), takeBack)) {
    await takeBack();
    return failure('easy-password');
  }
  // If the account exists, the hash is discarded: it is computed anyway, so that both cases take the same time.
  const passwordHash = await undoWhenFull(hashPassword(password, clientKey), takeBack);
  const account = { ...person, passwordHash, createdAt: now };
  const pending = await identity.orm.transaction((tx) => storePending(tx, account, company));
  identity.backgroundTasks.run(() => deleteOldPending(identity.orm, new Date(now.getTime() - PENDING_MS)));
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
  account: Omit<Registration, 'password' | 'company'> & { passwordHash: string; createdAt: Date },
  company: Registration['company'],
) {
  const kind = company ? ('company' as const) : ('person' as const);
  const row = { ...account, kind, companyName: company?.azienda ?? null };
  const pending = (await insertReader(tx, { ...row, status: 'pending' })) ?? (await replacePending(tx, row));
  if (pending) await storeRegisteredCompany(tx, { readerId: pending.id, now: account.createdAt }, company);
  return pending;
}

/** The declarations without which a registration is not accepted. */
const declarationsBy = (kind: 'person' | 'company'): Partial<Record<Declaration, boolean>> => ({
  ofAge: true,
  privacyNotice: true,
  ...(kind === 'company' && Object.fromEntries(COMPANY_CLAUSES.map((clause) => [`clause-${clause}`, true]))),
});

/** Mails the activation code again. If the account is already active, only the mail says so. */
export const mailActivationAgain = (
  context: AccountContext,
  request: { email: string; redirectUri: string | undefined },
): Promise<Result<void, TooMany>> =>
  requestMail(context, request, (status) => (status === 'pending' ? mailActivation : mailAlreadyRegistered));

type Activation = { email: string; code: string; password: string };

/**
 * Activates an account with the mailed code and the registered password: a stranger may have registered the address
 * before its owner or after, and must not keep a password to it. After a wrong password a right code stays valid for
 * the tries that it has left. ACC-02
 * @throws QueueFull
 */
export async function activateByCode(
  { identity, now, client }: AccountContext,
  { email, code, password }: Activation,
): Promise<Result<void, 'code-not-valid' | 'wrong-password' | TooMany>> {
  const counted = await countCodeTry(identity, { name: email, client, now });
  if (!counted.ok) return counted;
  const { clientKey, takeBack, forgive } = counted.value;
  const tryKey = { account: email, from: clientKey.key };
  const reader = await findReaderByEmail(identity.orm, email);
  // The password is checked first, for every call: it takes the longest, and its result is revealed only if the code is
  // right.
  const isPasswordRight = await undoWhenFull(isPasswordOf(reader, password, clientKey), takeBack);
  const rightCode = await findRightCode(identity, reader, { purpose: 'activation', code, now, tryKey });
  if (!rightCode || !reader) return failure('code-not-valid');
  if (!isPasswordRight) return failure('wrong-password');
  const isActivated = await identity.orm.transaction(async (tx) => {
    if (!(await rightCode.use(tx)) || !(await activateReader(tx, reader))) return false;
    const { id: readerId, createdAt: at, marketing, profiling, thirdParties } = reader;
    const declarations = { ...declarationsBy(reader.kind), marketing, profiling, thirdParties };
    await recordConsents(tx, { readerId, source: 'registration', at }, declarations);
    return true;
  });
  if (!isActivated) return failure('code-not-valid');
  await forgive();
  return DONE;
}
