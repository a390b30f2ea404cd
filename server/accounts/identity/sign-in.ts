import { randomUUID } from 'node:crypto';
import type { Entitlements } from '#domain/products.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { pipelineQueries } from '#server/base/db/pipeline-queries.ts';
import { setRequester } from '#server/base/db/query-priority.ts';
import { type DeviceWithReader, findByCookie } from '../db/device-credentials.ts';
import { consumeDeviceTicket, findDeviceTicket, storeDeviceTicket } from '../db/device-tickets.ts';
import {
  addDevice,
  type DeviceRow,
  deleteEndedDevices,
  endDevice,
  endOwnDevice,
  liveDevices,
  lockReader,
  replaceBrowserCookie,
} from '../db/devices.ts';
import { readEntitlements } from '../readers/entitlements.ts';
import { accountCookie } from './account-cookie.ts';
import { deviceOf } from './device-name.ts';
import { addressWithCode } from './id-codes.ts';
import type { SignInCall } from './identity-service.ts';
import { browserCookie } from './known-browser.ts';
import { expiryOf } from './lifetime.ts';
import { hashOf, newSecret } from './secrets.ts';

/** Lifetime of a ticket: time to look at a list of devices and choose. */
const TICKET_MS = 600_000;

/** Where the browser goes on, with its cookies; or the choice of a device that the reader has to make. */
export type SignInOutcome =
  | { kind: 'signed-in'; goTo: string; cookies: string[] }
  | { kind: 'device-limit'; ticket: string; limit: number; devices: DeviceRow[] }
  /** The password was changed, or the account closed, since the reader's identity was proven. */
  | { kind: 'outdated' };

/** The account as it was when the reader's identity was proven. */
export type ProvenReader = { id: string; passwordHash: string };

type SignInOptions = { remember: boolean; redirectUri: string | undefined };

/**
 * Signs in a reader whose identity is proven; every way of signing in ends here. Concurrent sign-ins of one reader wait
 * for each other, so that there are never more devices than the subscription allows. SES-08
 */
export async function signIn(
  entry: SignInCall,
  reader: ProvenReader,
  options: SignInOptions,
): Promise<SignInOutcome> {
  setRequester(`reader ${reader.id}`);
  return await entry.orm.transaction(async (tx) => {
    // The lock comes first, so that everything read after it includes what concurrent sign-ins wrote.
    const [locked, ...found] = await pipelineQueries(
      () => lockReader(tx, reader.id),
      ...signInQueries(tx, entry, reader.id),
    );
    if (locked?.status !== 'active' || locked.passwordHash !== reader.passwordHash)
      return { kind: 'outdated' };
    return await signInOnDevice(tx, entry, reader.id, { ...options, found });
  });
}

type Replacement = { ticket: string; deviceId: string; redirectUri: string };

/**
 * Continues a sign-in that met the limit of devices: the chosen device is signed out. If another sign-in used
 * the free place first, the reader has to choose again. SES-08
 * @returns Null for a ticket that is wrong, used or expired.
 */
export async function signInReplacing(
  entry: SignInCall,
  replacement: Replacement,
): Promise<SignInOutcome | null> {
  const { brand, now } = entry;
  return await entry.orm.transaction(async (tx) => {
    const ticket = await findDeviceTicket(tx, hashOf(replacement.ticket), brand.sigla, now);
    if (!ticket) return null;
    const [locked, isTaken] = await pipelineQueries(
      () => lockReader(tx, ticket.readerId),
      () => consumeDeviceTicket(tx, ticket),
    );
    if (!isTaken) return null;
    if (locked?.status !== 'active') return { kind: 'outdated' };
    const owner = { readerId: ticket.readerId, brand: brand.sigla, now };
    const [, ...found] = await pipelineQueries(
      () => endOwnDevice(tx, owner, replacement.deviceId, { reason: 'replaced', now }),
      ...signInQueries(tx, entry, ticket.readerId),
    );
    const options = { remember: ticket.remembered, redirectUri: replacement.redirectUri };
    return await signInOnDevice(tx, entry, ticket.readerId, { ...options, found });
  });
}

/** Queries for the entitlements, the device of the browser's cookie, and the devices that are signed in. */
const signInQueries = (tx: Orm, { brand, now, client }: SignInCall, readerId: string) =>
  [
    () => readEntitlements(tx, readerId, brand, now),
    async () => (client.cookie ? await findByCookie(tx, hashOf(client.cookie)) : null),
    () => liveDevices(tx, { readerId, brand: brand.sigla, now }),
  ] as const;

type SignInData = [Entitlements, DeviceWithReader | null, DeviceRow[]];

/**
 * Signs in on this device or asks the reader to choose one. The caller has locked the reader and read `found` under the
 * lock.
 */
async function signInOnDevice(
  tx: Orm,
  entry: SignInCall,
  readerId: string,
  { remember, redirectUri, found: [{ devices: limit }, found, live] }: SignInOptions & { found: SignInData },
): Promise<SignInOutcome> {
  const { brand, now, client } = entry;
  const owner = { readerId, brand: brand.sigla, now };
  // A reader who signs in again in the same browser takes no second place, and another reader is signed out there.
  const ownDevice = found?.device;
  const others = live.filter(({ id }) => id !== ownDevice?.id);
  if (others.length >= limit) {
    const ticket = newSecret();
    const expiresAt = new Date(now.getTime() + TICKET_MS);
    const row = { hash: hashOf(ticket), readerId, brand: brand.sigla, remembered: remember, expiresAt };
    await storeDeviceTicket(tx, row);
    return { kind: 'device-limit', ticket, limit, devices: others };
  }
  const secret = newSecret();
  const browserSecret = newSecret();
  const row = {
    id: randomUUID(),
    readerId,
    brand: brand.sigla,
    ...deviceOf(client.userAgent),
    cookieHash: hashOf(secret),
    browserHash: hashOf(browserSecret),
    remembered: remember,
    createdAt: now,
    lastSeenAt: now,
    expiresAt: expiryOf({ remembered: remember, createdAt: now }, now),
  };
  const [, goTo] = await pipelineQueries(
    () => addDevice(tx, row),
    () => addressWithCode(tx, entry, row.id, redirectUri),
    async () => ownDevice && (await endDevice(tx, ownDevice.id, { reason: 'logout', now })),
    // The previous cookie is replaced: if somebody planted it in this browser, it identifies nothing any more.
    async () =>
      client.browser && (await replaceBrowserCookie(tx, hashOf(client.browser), hashOf(browserSecret))),
    () => deleteEndedDevices(tx, owner),
  );
  const { secure } = client;
  return {
    kind: 'signed-in',
    goTo,
    cookies: [accountCookie(secret, { secure, remember }), browserCookie(browserSecret, secure)].flat(),
  };
}
