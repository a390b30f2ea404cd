import { askWhose, nowKnownAs } from '../db/asking.ts';
import type { Orm } from '../db/connect.ts';
import { type Found, findByCookie, findByToken } from '../db/device-credentials.ts';
import { touchDevice } from '../db/devices.ts';
import { readEntitlements } from '../readers/entitlements.ts';
import type { Session, SessionPlace, SessionRefusal } from './identity-desk.ts';
import { endOf, expiryOf, wantsTouch } from './lifetime.ts';
import { digestOf, isSecret } from './secrets.ts';

/** Whose session it is, or why it is nobody's. */
export type Resolved = { session: Session } | { refused: SessionRefusal };

const UNKNOWN: Resolved = { refused: 'ERR_SESSION_TOKEN_NOT_VALID' };

/** Finds the session of a bearer. One that was never given out, or on another paper, is unknown. SES-03 */
export async function sessionOfToken(orm: Orm, place: SessionPlace, token: string): Promise<Resolved> {
  if (!isSecret(token)) return UNKNOWN;
  const tokenHash = digestOf(token);
  return await known(async () => resolve(orm, place, await findByToken(orm, tokenHash), tokenHash));
}

/** Finds the session of the account site's cookie. SES-02 */
export async function sessionOfCookie(orm: Orm, place: SessionPlace, cookie: string): Promise<Resolved> {
  return await known(async () => resolve(orm, place, await findByCookie(orm, digestOf(cookie)), null));
}

/** What is asked of the database after this is asked for the reader. */
async function known(find: () => Promise<Resolved>): Promise<Resolved> {
  const found = await askWhose(find);
  if ('session' in found) nowKnownAs(`reader ${found.session.readerId}`);
  return found;
}

async function resolve(
  orm: Orm,
  place: SessionPlace,
  found: Found | null,
  tokenHash: string | null,
): Promise<Resolved> {
  if (!found || found.device.brand !== place.brand.sigla) return UNKNOWN;
  const { device, reader } = found;
  const refused = endOf(device, place.now);
  if (refused) return { refused };
  if (reader.status !== 'active') return UNKNOWN;
  if (place.isUse !== false && wantsTouch(device, place.now)) {
    await touchDevice(orm, device.id, place.now, expiryOf(device, place.now));
  }
  const session = {
    readerId: reader.id,
    deviceId: device.id,
    provenAt: device.provenAt ?? device.createdAt,
    cookieHash: device.cookieHash,
    remembered: device.remembered,
    tokenHash,
    email: reader.email,
    kind: reader.kind,
    entitlements: await readEntitlements(orm, reader.id, place.brand, place.now),
  };
  return { session };
}
