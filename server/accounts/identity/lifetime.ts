import {
  MAX_REMEMBERED_SESSION_DAYS,
  MAX_SHORT_SESSION_DAYS,
  REMEMBERED_SESSION_DAYS,
  SHORT_SESSION_HOURS,
} from '#domain/account-durations.ts';
import type { DeviceRow } from '../db/devices.ts';
import type { SessionRefusal } from './identity-service.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

type SessionLifetime = { maxUnusedMs: number; maxMs: number };

const REMEMBERED: SessionLifetime = {
  maxUnusedMs: REMEMBERED_SESSION_DAYS * DAY_MS,
  maxMs: MAX_REMEMBERED_SESSION_DAYS * DAY_MS,
};
const ONE_SITTING: SessionLifetime = {
  maxUnusedMs: SHORT_SESSION_HOURS * HOUR_MS,
  maxMs: MAX_SHORT_SESSION_DAYS * DAY_MS,
};

/** A use is recorded at most this often, so that continued reading does not cost a write for each call. */
const MIN_TOUCH_INTERVAL_MS = HOUR_MS;

/**
 * When a session ends if it is used now and never again. Even constant use has a longest time, after which the reader
 * has to sign in again. SES-07
 */
export function expiryOf(
  { remembered, createdAt }: Pick<DeviceRow, 'remembered' | 'createdAt'>,
  now: Date,
): Date {
  const { maxUnusedMs, maxMs } = remembered ? REMEMBERED : ONE_SITTING;
  return new Date(Math.min(now.getTime() + maxUnusedMs, createdAt.getTime() + maxMs));
}

export const isTouchDue = ({ lastSeenAt }: Pick<DeviceRow, 'lastSeenAt'>, now: Date): boolean =>
  now.getTime() - lastSeenAt.getTime() >= MIN_TOUCH_INTERVAL_MS;

const REFUSALS: Record<NonNullable<DeviceRow['endReason']>, SessionRefusal> = {
  logout: 'session-not-valid',
  replaced: 'session-replaced',
  'password-changed': 'session-expired',
};

/** Why a device's session has ended; null while it is live. SES-06, SES-07 */
export function sessionRefusalOf(
  { endReason, expiresAt }: Pick<DeviceRow, 'endReason' | 'expiresAt'>,
  now: Date,
): SessionRefusal | null {
  if (endReason !== null) return REFUSALS[endReason];
  return expiresAt <= now ? 'session-expired' : null;
}
