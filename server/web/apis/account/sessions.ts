import type { components, operations } from '#openapi/generated/account.ts';
import { type DeviceRow, endOwnDevice, forgetBrowserOf, liveDevices } from '#server/accounts/db/devices.ts';
import { clearedCookie } from '#server/accounts/identity/account-cookie.ts';
import { endSessionOfTokenHash, isCookieOfOtherReader } from '#server/accounts/identity/end-sessions.ts';
import { hashOf } from '#server/accounts/identity/secrets.ts';
import type { Handler } from '../../http/handler.ts';
import { refuse } from '../refusals.ts';
import { DONE, LOGIN_REQUIRED, ok } from '../replies.ts';
import { signOut } from '../sign-out.ts';

type Dispositivo = components['schemas']['Dispositivo'];

const KINDS_TO_WIRE: Record<DeviceRow['kind'], Dispositivo['tipo']> = {
  phone: 'telefono',
  tablet: 'tablet',
  computer: 'computer',
};

/** @param current id of the calling device; null if it has no session */
export const toDispositivo = (
  { id, name, kind, createdAt, lastSeenAt }: DeviceRow,
  current: string | null,
): Dispositivo => ({
  id,
  nome: name,
  tipo: KINDS_TO_WIRE[kind],
  corrente: id === current,
  accesso: createdAt.toISOString(),
  ultimo_uso: lastSeenAt.toISOString(),
});

/** Devices of a reader, the calling one first. */
function toDispositivi(
  devices: DeviceRow[],
  { deviceId, entitlements }: { deviceId: string; entitlements: { devices: number } },
): components['schemas']['Dispositivi'] {
  const all = devices.map((device) => toDispositivo(device, deviceId));
  return {
    limite: entitlements.devices,
    dispositivi: [...all.filter(({ corrente }) => corrente), ...all.filter(({ corrente }) => !corrente)],
  };
}

export const listDevices: Handler<operations['listDevices']> = async ({ session, orm, brand, now }) => {
  if (!session) return LOGIN_REQUIRED;
  const readerOnPaper = { readerId: session.readerId, brand: brand.sigla, now };
  return ok(toDispositivi(await liveDevices(orm, readerOnPaper), session));
};

export const disconnectDevice: Handler<operations['disconnectDevice']> = async ({
  session,
  path,
  orm,
  brand,
  now,
}) => {
  if (!session) return LOGIN_REQUIRED;
  const readerOnPaper = { readerId: session.readerId, brand: brand.sigla, now };
  // The calling device signs out instead.
  const isAnother = path.id !== session.deviceId;
  if (!isAnother || !(await endOwnDevice(orm, readerOnPaper, path.id, { reason: 'replaced', now }))) {
    return refuse('no-such-device');
  }
  await forgetBrowserOf(orm, readerOnPaper, path.id);
  return ok(toDispositivi(await liveDevices(orm, readerOnPaper), session));
};

export const endSession: Handler<operations['endSession']> = async ({ body, orm, now, client }) => {
  const cookieHash = await endSessionOfTokenHash(orm, body.impronta, now);
  // Another reader may have signed in on this browser since; their cookie stays.
  const isOwnCookie = client.cookie !== null && hashOf(client.cookie) === cookieHash;
  return isOwnCookie ? { ...DONE, cookie: clearedCookie(client.secure) } : DONE;
};

export const logout: Handler<operations['logout']> = async (call) => {
  const { cookie } = call.client;
  const { utente } = call.body;
  const isOfOtherReader =
    cookie !== null && utente !== undefined && (await isCookieOfOtherReader(call.orm, cookie, utente));
  return await signOut(call, isOfOtherReader ? null : cookie);
};
