import type { Orm } from '../db/connect.ts';
import { dropDeviceTickets } from '../db/device-tickets.ts';
import { endDevicesOfReader, lockReader } from '../db/devices.ts';
import { dropCodes } from '../db/mailed-codes.ts';
import {
  activateReader,
  findReader,
  findReaderByEmail,
  type ReaderRow,
  setPasswordHash,
} from '../db/readers.ts';
import { mailPasswordChanged, mailPasswordCode } from './account-letters.ts';
import type { AccountVisit, Attempt } from './account-visit.ts';
import type { Session } from './identity-desk.ts';
import { countCode, countFromAddress, countTry, forgiveFromAddress, forgiveTry } from './limits.ts';
import { takeCode } from './mailed-codes.ts';
import { hashPassword, isPasswordOf } from './passwords.ts';

/** Mails a code to whoever has an account; nobody learns here who has. */
export async function askForPassword(
  visit: AccountVisit,
  { email, redirectUri }: { email: string; redirectUri: string | undefined },
): Promise<Attempt> {
  const { identity, client } = visit;
  const wait = await countCode(identity, email, client.address);
  if (wait > 0) return { wait };
  identity.errands.run(async () => {
    const reader = await findReaderByEmail(identity.orm, email);
    if (reader && reader.status !== 'suspended') await mailPasswordCode(visit, { reader, redirectUri });
  });
  return 'done';
}

/**
 * Sets a password with the mailed code and ends every session of the account. The code proves the mailbox, so an account
 * that was still to be activated is open then. @throws QueueFull
 */
export async function replaceForgotten(
  visit: AccountVisit,
  { email, code, password }: { email: string; code: string; password: string },
): Promise<Attempt> {
  const { identity, now, client } = visit;
  const wait = await countFromAddress(identity, client.address);
  if (wait > 0) return { wait };
  // First, for everybody: it takes the longest, and a code that was taken is gone.
  const passwordHash = await hashPassword(password);
  const reader = await findReaderByEmail(identity.orm, email);
  if (!(await takeCode(identity, reader, { purpose: 'password', code, now })) || !reader) return 'not-valid';
  await identity.orm.transaction(async (tx) => {
    await setPassword(tx, reader.id, { passwordHash, now });
    await activateReader(tx, reader.id);
  });
  await forgiveFromAddress(identity, client.address);
  await forgiveTry(identity, { name: reader.email, address: client.address });
  tellChanged(visit, reader);
  return 'done';
}

/** Sets another password; the session that asks lives on, all others end. @throws QueueFull */
export async function replacePassword(
  visit: AccountVisit,
  session: Pick<Session, 'readerId' | 'deviceId'>,
  { current, next }: { current: string; next: string },
): Promise<Attempt> {
  const { identity, now, client } = visit;
  const one = { name: session.readerId, address: client.address };
  const wait = await countTry(identity, one);
  if (wait > 0) return { wait };
  const reader = await findReader(identity.orm, session.readerId);
  if (!(await isPasswordOf(reader, current)) || !reader) return 'not-valid';
  const passwordHash = await hashPassword(next);
  await identity.orm.transaction((tx) =>
    setPassword(tx, reader.id, { passwordHash, now, except: session.deviceId }),
  );
  await forgiveTry(identity, one);
  tellChanged(visit, reader);
  return 'done';
}

/** Nothing that was begun with the password before goes on: sessions, choices of a device, codes. */
async function setPassword(
  tx: Orm,
  readerId: string,
  { passwordHash, now, except }: { passwordHash: string; now: Date; except?: string },
): Promise<void> {
  await lockReader(tx, readerId);
  await setPasswordHash(tx, readerId, passwordHash);
  await dropCodes(tx, readerId);
  await dropDeviceTickets(tx, readerId);
  await endDevicesOfReader(tx, readerId, {
    reason: 'password-changed',
    now,
    ...(except !== undefined && { except }),
  });
}

const tellChanged = (visit: AccountVisit, reader: ReaderRow) =>
  visit.identity.errands.run(() => mailPasswordChanged(visit, { reader }));
