import { COMPANY_CLAUSES, type Declaration } from '#domain/consents.ts';
import type { CompanyRegistrationFields } from '#domain/validation/company-registration.ts';
import { undoneWhenFull } from '#domain/work-queue.ts';
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

/** Nobody opens an account later than that. */
const PENDING_MS = 7 * 86_400_000;

/** What a reader registers with, found in order. ACC-09 */
export type Registering = {
  email: string;
  password: string;
  name: string;
  surname: string;
  marketing: boolean;
  profiling: boolean;
  thirdParties: boolean;
  /** Of whom the reader speaks for: a company or a public body. */
  company: CompanyRegistrationFields | null;
};

/**
 * Registers a reader; what is mailed says whether there was an account, what is answered does not.
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
  if (await undoneWhenFull(isEasy(password, own, clientKey), takeBack)) {
    await takeBack();
    return failure('easy-password');
  }
  // Of an account that stands the hash is thrown away: it costs what a new one costs.
  const passwordHash = await undoneWhenFull(hashPassword(password, clientKey), takeBack);
  const account = { ...person, passwordHash, createdAt: now };
  const pending = await identity.orm.transaction((tx) => keepPending(tx, account, company));
  identity.backgroundTasks.run(() => forgetPending(identity.orm, new Date(now.getTime() - PENDING_MS)));
  identity.backgroundTasks.run(async () => {
    const reader = pending ?? (await findReaderByEmail(identity.orm, person.email));
    if (!reader) return;
    await (pending ? mailActivation : mailAlreadyRegistered)(context, { reader, redirectUri });
  });
  return DONE;
}

/** What was said last counts, and nothing of what was said before; of an account that is open already nothing changes. */
async function keepPending(
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

/** Without them nobody could register. */
const declaredBy = (kind: 'person' | 'company'): Partial<Record<Declaration, boolean>> => ({
  ofAge: true,
  privacyNotice: true,
  ...(kind === 'company' && Object.fromEntries(COMPANY_CLAUSES.map((clause) => [`clause-${clause}`, true]))),
});

/** Mails the activation code anew. Whose account is open already is told so, in the mail alone. */
export const mailActivationAgain = (
  context: AccountContext,
  wanted: { email: string; redirectUri: string | undefined },
): Promise<Result<void, TooMany>> =>
  askForMail(context, wanted, (status) => (status === 'pending' ? mailActivation : mailAlreadyRegistered));

type Opening = { email: string; code: string; password: string };

/**
 * Opens an account with the code that was mailed and the password that was registered: a stranger may have registered the
 * address before its owner or after, and must not keep a password to it. A right code outlives a wrong password, so many
 * tries as it has. ACC-02
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
  // First, for everybody: it takes the longest, and tells nothing unless the code is right.
  const known = await undoneWhenFull(isPasswordOf(reader, password, clientKey), takeBack);
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
