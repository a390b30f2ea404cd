import { dayAt } from '#domain/dates.ts';
import { entitlementsOf } from '#domain/products.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { runIdentification, setRequester } from '#server/base/db/query-priority.ts';
import { failure, type Result, success } from '#server/base/result.ts';
import {
  type DeviceWithSubscriptions,
  findWithSubscriptionsByCookie,
  findWithSubscriptionsByToken,
} from '../db/device-credentials.ts';
import { touchDevice } from '../db/devices.ts';
import type { Session, SessionRefusal, SessionScope } from './identity-service.ts';
import { expiryOf, isTouchDue, sessionRefusalOf } from './lifetime.ts';
import { hashOf, isSecret } from './secrets.ts';

type Resolved = Result<Session, SessionRefusal>;

const UNKNOWN = failure('session-not-valid');

/** Finds the session of a bearer. A bearer that was never issued, or belongs to another paper, is unknown. SES-03 */
export async function sessionOfToken(orm: Orm, scope: SessionScope, token: string): Promise<Resolved> {
  if (!isSecret(token)) return UNKNOWN;
  const tokenHash = hashOf(token);
  const today = dayAt(scope.now);
  return await withReaderPriority(async () =>
    resolve(orm, scope, await findWithSubscriptionsByToken(orm, tokenHash, today), tokenHash),
  );
}

/** Finds the session of the account site's cookie. SES-02 */
export async function sessionOfCookie(orm: Orm, scope: SessionScope, cookie: string): Promise<Resolved> {
  const today = dayAt(scope.now);
  return await withReaderPriority(async () =>
    resolve(orm, scope, await findWithSubscriptionsByCookie(orm, hashOf(cookie), today), null),
  );
}

/** Runs a look-up; all later queries of the call run with the priority of the reader that it finds. */
async function withReaderPriority(find: () => Promise<Resolved>): Promise<Resolved> {
  const found = await runIdentification(find);
  if (found.ok) setRequester(`reader ${found.value.readerId}`);
  return found;
}

async function resolve(
  orm: Orm,
  scope: SessionScope,
  found: DeviceWithSubscriptions | null,
  tokenHash: string | null,
): Promise<Resolved> {
  if (!found || found.device.brand !== scope.brand.sigla) return UNKNOWN;
  const { device, reader } = found;
  const ended = sessionRefusalOf(device, scope.now);
  if (ended) return failure(ended);
  if (reader.status !== 'active') return UNKNOWN;
  if (scope.isUse !== false && isTouchDue(device, scope.now)) {
    await touchDevice(orm, device.id, scope.now, expiryOf(device, scope.now));
  }
  return success(toSession(found, tokenHash, scope.now));
}

/**
 * The session of a device, if it is live. This is checked at every call, so an ended session gives access to nothing.
 * ROL-06
 */
export function toSession(
  { device, reader, subscriptions }: DeviceWithSubscriptions,
  tokenHash: string | null,
  now: Date,
): Session {
  const { username, name, surname, companyName, avatar } = reader;
  return {
    readerId: reader.id,
    deviceId: device.id,
    provenAt: device.provenAt ?? device.createdAt,
    cookieHash: device.cookieHash,
    remembered: device.remembered,
    tokenHash,
    email: reader.email,
    kind: reader.kind,
    names: { username, name, surname, companyName, avatar },
    subscriptions,
    entitlements: entitlementsOf(subscriptions, dayAt(now)),
  };
}
