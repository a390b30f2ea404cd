import type { Api } from '../clients.ts';
import { unwrap } from '../unwrap.ts';
import { type DeviceList, toDeviceList } from './wire.ts';

/**
 * The devices on which the reader is signed in; the one that makes this call comes first. @throws ApiError
 * `login-required`, `offline`. SES-08
 */
export async function listDevices({ account }: Api): Promise<DeviceList> {
  const reply = await unwrap('listDevices', account.GET('/api/user/devices'));
  return toDeviceList(reply.data);
}

/**
 * Ends the session on another device; returns the remaining devices. @throws ApiError `fresh-proof`, `not-found`,
 * `offline`. SES-08
 */
export async function disconnectDevice({ account }: Api, id: string): Promise<DeviceList> {
  const reply = await unwrap(
    'disconnectDevice',
    account.POST('/api/user/devices/{id}/disconnect', { params: { path: { id } }, body: {} }),
  );
  return toDeviceList(reply.data);
}
