import { dayAt } from '#domain/dates.ts';
import { entitlementsOf } from '#domain/products.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { runIdentification, setRequester } from '#server/base/db/query-priority.ts';
import { failure, type Result, success } from '#server/base/result.ts';
import { type FoundHolder, findHolderByCookie, findHolderByToken } from '../db/device-credentials.ts';
import { touchDevice } from '../db/devices.ts';
import type { Session, SessionRefusal, SessionScope } from './identity-service.ts';
import { endOf, expiryOf, wantsTouch } from './lifetime.ts';
import { digestOf, isSecret } from './secrets.ts';

type Resolved = Result<Session, SessionRefusal>;

const UNKNOWN = failure('session-not-valid');

/** Finds the session of a bearer. A bearer that was never issued, or belongs to another paper, is unknown. SES-03 */
export async function sessionOfToken(orm: Orm, scope: SessionScope, token: string): Promise<Resolved> {
  if (!isSecret(token)) return UNKNOWN;
  const tokenHash = digestOf(token);
  const today = dayAt(scope.now);
  return await known(async () =>
    resolve(orm, scope, await findHolderByToken(orm, tokenHash, today), tokenHash),
  );
}

/** Finds the session of the account site's cookie. SES-02 */
export async function sessionOfCookie(orm: Orm, scope: SessionScope, cookie: string): Promise<Resolved> {
  const today = dayAt(scope.now);
  return await known(async () =>
    resolve(orm, scope, await findHolderByCookie(orm, digestOf(cookie), today), null),
  );
}

/** Queries after this run with the priority of the reader. */
async function known(find: () => Promise<Resolved>): Promise<Resolved> {
  const found = await runIdentification(find);
  if (found.ok) setRequester(`reader ${found.value.readerId}`);
  return found;
}

async function resolve(
  orm: Orm,
  scope: SessionScope,
  found: FoundHolder | null,
  tokenHash: string | null,
): Promise<Resolved> {
  if (!found || found.device.brand !== scope.brand.sigla) return UNKNOWN;
  const { device, reader } = found;
  const ended = endOf(device, scope.now);
  if (ended) return failure(ended);
  if (reader.status !== 'active') return UNKNOWN;
  if (scope.isUse !== false && wantsTouch(device, scope.now)) {
    await touchDevice(orm, device.id, scope.now, expiryOf(device, scope.now));
  }
  return success(toSession(found, tokenHash, scope.now));
}

/**
 * The session of a device, if it is live. This is checked at every call, so an ended session gives access to nothing.
 * ROL-06
 */
export function toSession(
  { device, reader, held }: FoundHolder,
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
    held,
    entitlements: entitlementsOf(held, dayAt(now)),
  };
}
