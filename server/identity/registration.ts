import { activateReader, findReaderByEmail, insertReader, renewPending } from '../db/readers.ts';
import { mailActivation, mailAlreadyRegistered } from './account-letters.ts';
import type { AccountVisit, Attempt } from './account-visit.ts';
import { countCode, countFromAddress, countRegistration, forgiveFromAddress } from './limits.ts';
import { takeCode } from './mailed-codes.ts';
import { hashPassword } from './passwords.ts';

/** What a person registers with, found in order. ACC-09 */
export type Person = {
  email: string;
  password: string;
  name: string;
  surname: string;
  marketing: boolean;
  profiling: boolean;
  thirdParties: boolean;
};

/**
 * Registers a person; what is mailed says whether there was an account, what is answered does not.
 * @throws QueueFull
 */
export async function registerReader(
  visit: AccountVisit,
  { password, ...person }: Person,
  redirectUri: string | undefined,
): Promise<Attempt> {
  const { identity, now, client } = visit;
  const wait = await countRegistration(identity, person.email, client.address);
  if (wait > 0) return { wait };
  // Of an account that stands the hash is thrown away: it costs what a new one costs.
  const account = { ...person, passwordHash: await hashPassword(password), createdAt: now };
  const pending =
    (await insertReader(identity.orm, { ...account, kind: 'person', status: 'pending' })) ??
    (await renewPending(identity.orm, { ...account, kind: 'person' }));
  identity.errands.run(async () => {
    const reader = pending ?? (await findReaderByEmail(identity.orm, person.email));
    if (!reader) return;
    await (pending ? mailActivation : mailAlreadyRegistered)(visit, { reader, redirectUri });
  });
  return 'done';
}

/** Mails the activation code anew. Whose account is open already is told so, in the mail alone. */
export async function mailActivationAgain(
  visit: AccountVisit,
  { email, redirectUri }: { email: string; redirectUri: string | undefined },
): Promise<Attempt> {
  const { identity, client } = visit;
  const wait = await countCode(identity, email, client.address);
  if (wait > 0) return { wait };
  identity.errands.run(async () => {
    const reader = await findReaderByEmail(identity.orm, email);
    if (!reader || reader.status === 'suspended') return;
    await (reader.status === 'pending' ? mailActivation : mailAlreadyRegistered)(visit, {
      reader,
      redirectUri,
    });
  });
  return 'done';
}

/** Opens an account with the code that was mailed. ACC-02 */
export async function openAccount(
  { identity, now, client }: AccountVisit,
  { email, code }: { email: string; code: string },
): Promise<Attempt> {
  const wait = await countFromAddress(identity, client.address);
  if (wait > 0) return { wait };
  const reader = await findReaderByEmail(identity.orm, email);
  if (!(await takeCode(identity, reader, { purpose: 'activation', code, now })) || !reader)
    return 'not-valid';
  await activateReader(identity.orm, reader.id);
  await forgiveFromAddress(identity, client.address);
  return 'done';
}
