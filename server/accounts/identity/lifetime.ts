import {
  LONGEST_REMEMBERED_DAYS,
  LONGEST_SITTING_DAYS,
  ONE_SITTING_HOURS,
  REMEMBERED_DAYS,
} from '#domain/account-durations.ts';
import type { DeviceRow } from '../db/devices.ts';
import type { SessionRefusal } from './identity-service.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

type Lasting = { unusedMs: number; longestMs: number };

const REMEMBERED: Lasting = {
  unusedMs: REMEMBERED_DAYS * DAY_MS,
  longestMs: LONGEST_REMEMBERED_DAYS * DAY_MS,
};
const ONE_SITTING: Lasting = {
  unusedMs: ONE_SITTING_HOURS * HOUR_MS,
  longestMs: LONGEST_SITTING_DAYS * DAY_MS,
};

/** A use is recorded at most this often, so that continued reading does not cost a write for each call. */
const TOUCHED_EVERY_MS = HOUR_MS;

/**
 * When a session ends if it is used now and never again. Even constant use has a longest time, after which the reader
 * has to sign in again. SES-07
 */
export function expiryOf(
  { remembered, createdAt }: Pick<DeviceRow, 'remembered' | 'createdAt'>,
  now: Date,
): Date {
  const { unusedMs, longestMs } = remembered ? REMEMBERED : ONE_SITTING;
  return new Date(Math.min(now.getTime() + unusedMs, createdAt.getTime() + longestMs));
}

export const wantsTouch = ({ lastSeenAt }: Pick<DeviceRow, 'lastSeenAt'>, now: Date): boolean =>
  now.getTime() - lastSeenAt.getTime() >= TOUCHED_EVERY_MS;

const ENDED: Record<NonNullable<DeviceRow['endReason']>, SessionRefusal> = {
  logout: 'session-not-valid',
  replaced: 'session-replaced',
  'password-changed': 'session-expired',
};

/** Why a device's session has ended; null while it is live. SES-06, SES-07 */
export function endOf(
  { endReason, expiresAt }: Pick<DeviceRow, 'endReason' | 'expiresAt'>,
  now: Date,
): SessionRefusal | null {
  if (endReason !== null) return ENDED[endReason];
  return expiresAt <= now ? 'session-expired' : null;
}
