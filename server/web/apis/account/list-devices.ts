import type { operations } from '#openapi/generated/account.ts';
import { liveDevices } from '#server/accounts/db/devices.ts';
import type { Handler } from '../../http/handler.ts';
import { LOGIN_REQUIRED } from '../login-required.ts';
import { ok } from '../replies.ts';
import { toDispositivi } from './device-wire.ts';

export const listDevices: Handler<operations['listDevices']> = async ({ session, orm, brand, now }) => {
  if (!session) return LOGIN_REQUIRED;
  const whose = { readerId: session.readerId, brand: brand.sigla, now };
  return ok(toDispositivi(await liveDevices(orm, whose), session));
};
