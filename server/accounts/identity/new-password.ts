import { CONSENTS } from '#domain/consents.ts';
import { undoWhenFull } from '#domain/work-queue.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { DONE, failure, type Result } from '#server/base/result.ts';
import { setConsent } from '../db/consent-history.ts';
import { deleteDeviceTickets } from '../db/device-tickets.ts';
import { endDevicesOfReader, forgetBrowsers, liveDevices, lockReader } from '../db/devices.ts';
import { deleteCodes } from '../db/mailed-codes.ts';
import {
  activateReader,
  findReader,
  findReaderByEmail,
  type ReaderRow,
  setPasswordHash,
} from '../db/readers.ts';
import type { AccountContext } from './account-context.ts';
import { mailPasswordChanged, mailPasswordCode } from './account-letters.ts';
import type { TooMany } from './budget.ts';
import { type ClientKey, keyOfDevice } from './client-key.ts';
import { resetCodeTries } from './count-action.ts';
import type { Session } from './identity-service.ts';
import { isEasyPassword } from './judge-password.ts';
import { findRightCode } from './mailed-codes.ts';
import { hashPassword } from './passwords.ts';
import { provePassword } from './prove-password.ts';
import { requestMail } from './request-mail.ts';
import { countCodeTry, resetTries } from './tries.ts';

/** Mails a code if the address has an account; the answer does not reveal whether it has one. */
export const requestPasswordCode = (
  context: AccountContext,
  request: { email: string; redirectUri: string | undefined },
): Promise<Result<void, TooMany>> => requestMail(context, request, () => mailPasswordCode);

/**
 * Sets a password with the mailed code and ends every session of the account. The code proves the mailbox, so a
 * person's account that was still pending is activated. @throws QueueFull
 */
export async function replaceForgottenPassword(
  context: AccountContext,
  { email, code, password }: { email: string; code: string; password: string },
): Promise<Result<void, 'code-not-valid' | 'easy-password' | TooMany>> {
  const { identity, now, client } = context;
  const counted = await countCodeTry(identity, { name: email, client, now });
  if (!counted.ok) return counted;
  const { clientKey, takeBack, forgive } = counted.value;
  const tryKey = { account: email, from: clientKey.key };
  // Before the code is checked only the e-mail is compared, because the result must not reveal the reader's name.
  if (await undoWhenFull(isEasyPassword(password, [email], clientKey), takeBack)) {
    await takeBack();
    return failure('easy-password');
  }
  // The password is hashed first, whether or not the code is right: it takes the longest, and a code is used up once it
  // is taken.
  const passwordHash = await undoWhenFull(hashPassword(password, clientKey), takeBack);
  const reader = await findReaderByEmail(identity.orm, email);
  const codeTry = { purpose: 'password' as const, code, now, tryKey };
  const rightCode = await findRightCode(identity, reader, codeTry);
  if (!rightCode || !reader) return failure('code-not-valid');
  if (await undoWhenFull(isEasyPasswordOf(reader, password, clientKey), takeBack)) {
    await resetCodeTries(identity, tryKey);
    await forgive();
    return failure('easy-password');
  }
  if (!(await rightCode.use(identity.orm))) return failure('code-not-valid');
  await identity.orm.transaction(async (tx) => {
    await setPassword(tx, reader.id, { passwordHash, now });
    await activatePending(tx, reader.id);
  });
  await forgive();
  for (const name of [reader.email, reader.username]) {
    if (name !== null) await resetTries(identity, { name, client, now });
  }
  mailChange(context, reader);
  return DONE;
}

const isEasyPasswordOf = (
  { name, surname, email, username, companyName }: ReaderRow,
  password: string,
  clientKey: ClientKey,
) => isEasyPassword(password, [name, surname, email, username, companyName], clientKey);

/**
 * Activates a pending account. The person who registered it may not be the mailbox's owner, so the consents given there
 * do not count. A company's account waits for its activation. ACC-09
 */
async function activatePending(tx: Orm, id: string): Promise<void> {
  // The row is locked by now: the account may have been registered again since it was found.
  const reader = await findReader(tx, id);
  if (reader?.status !== 'pending') return;
  for (const consent of CONSENTS) await setConsent(tx, reader.id, consent, false);
  if (reader.kind === 'person') await activateReader(tx, reader);
}

/**
 * Changes the password; the session of this call stays live, all others end. If the password was reset or the
 * session ended meanwhile, nothing is changed. @throws QueueFull
 */
export async function replacePassword(
  context: AccountContext,
  session: Pick<Session, 'readerId' | 'deviceId' | 'email'>,
  { current, next }: { current: string; next: string },
): Promise<Result<void, 'wrong-password' | 'easy-password' | { wait: number }>> {
  const { identity, brand, now } = context;
  const proven = await provePassword(context, session, current);
  if (!proven.ok) return proven;
  const reader = proven.value;
  const clientKey = keyOfDevice(session.deviceId);
  if (await isEasyPasswordOf(reader, next, clientKey)) return failure('easy-password');
  const passwordHash = await hashPassword(next, clientKey);
  const changed = await identity.orm.transaction(async (tx) => {
    const locked = await lockReader(tx, reader.id);
    if (locked?.status !== 'active' || locked.passwordHash !== reader.passwordHash) return false;
    const live = await liveDevices(tx, { readerId: reader.id, brand: brand.sigla, now });
    if (!live.some(({ id }) => id === session.deviceId)) return false;
    await setPassword(tx, reader.id, { passwordHash, now, except: session.deviceId });
    return true;
  });
  if (!changed) return failure('wrong-password');
  mailChange(context, reader);
  return DONE;
}

/**
 * Stores a password, and ends everything that was begun with the previous one: sessions, device choices,
 * codes and known browsers.
 */
async function setPassword(
  tx: Orm,
  readerId: string,
  { passwordHash, now, except }: { passwordHash: string; now: Date; except?: string },
): Promise<void> {
  await lockReader(tx, readerId);
  await setPasswordHash(tx, readerId, passwordHash);
  await deleteCodes(tx, readerId);
  await deleteDeviceTickets(tx, readerId);
  await forgetBrowsers(tx, readerId, except);
  await endDevicesOfReader(tx, readerId, {
    reason: 'password-changed',
    now,
    ...(except !== undefined && { except }),
  });
}

const mailChange = (context: AccountContext, reader: ReaderRow) =>
  context.identity.backgroundTasks.run(() => mailPasswordChanged(context, { reader }));
