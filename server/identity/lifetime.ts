import { ONE_SITTING_HOURS, REMEMBERED_DAYS } from '#domain/account-terms.ts';
import type { DeviceRow } from '../db/devices.ts';
import type { SessionRefusal } from './identity-desk.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

const REMEMBERED_MS = REMEMBERED_DAYS * DAY_MS;
const ONE_SITTING_MS = ONE_SITTING_HOURS * HOUR_MS;

/** A use is written down this often: reading on costs no more writing. */
const TOUCHED_EVERY_MS = HOUR_MS;

/** When a session ends that is used now and never again. */
export const expiryOf = ({ remembered }: Pick<DeviceRow, 'remembered'>, now: Date): Date =>
  new Date(now.getTime() + (remembered ? REMEMBERED_MS : ONE_SITTING_MS));

export const wantsTouch = ({ lastSeenAt }: Pick<DeviceRow, 'lastSeenAt'>, now: Date): boolean =>
  now.getTime() - lastSeenAt.getTime() >= TOUCHED_EVERY_MS;

const ENDED: Record<NonNullable<DeviceRow['endReason']>, SessionRefusal> = {
  logout: 'ERR_SESSION_TOKEN_NOT_VALID',
  replaced: 'ERR_INVALID_BROWSER',
  'password-changed': 'ERR_SESSION_EXPIRED',
};

/** Why a device opens nothing any more; null while it is signed in. SES-06, SES-07 */
export function endOf(
  { endReason, expiresAt }: Pick<DeviceRow, 'endReason' | 'expiresAt'>,
  now: Date,
): SessionRefusal | null {
  if (endReason !== null) return ENDED[endReason];
  return expiresAt <= now ? 'ERR_SESSION_EXPIRED' : null;
}
