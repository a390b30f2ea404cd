import type { operations } from '#openapi/generated/account.ts';
import { endDeviceOf, forgetBrowserOf, liveDevices } from '#server/accounts/db/devices.ts';
import type { Handler } from '../../http/handler.ts';
import { LOGIN_REQUIRED } from '../login-required.ts';
import { ok, refusal } from '../replies.ts';
import { toDispositivi } from './device-wire.ts';

export const disconnectDevice: Handler<operations['disconnectDevice']> = async ({
  session,
  path,
  orm,
  brand,
  now,
}) => {
  if (!session) return LOGIN_REQUIRED;
  const whose = { readerId: session.readerId, brand: brand.sigla, now };
  // Whoever wants to leave this device signs out.
  const another = path.id !== session.deviceId;
  if (!another || !(await endDeviceOf(orm, whose, path.id, { reason: 'replaced', now }))) {
    return refusal(404, 'ERR_NOT_FOUND', 'no other device of this reader has that id');
  }
  await forgetBrowserOf(orm, whose, path.id);
  return ok(toDispositivi(await liveDevices(orm, whose), session));
};
