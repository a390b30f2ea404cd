import { dayAt } from '#domain/dates.ts';
import { redirectAddress } from '#domain/redirect-address.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { pipelineQueries } from '#server/base/db/pipeline-queries.ts';
import { runIdentification, setRequester } from '#server/base/db/query-priority.ts';
import { findHolderByCookie, replaceToken } from '../db/device-credentials.ts';
import { addIdCode, recordTokenOfCode, takeIdCode } from '../db/id-codes.ts';
import { type SignInBefore, signInBefore } from '../db/sign-ins.ts';
import type { Entry, Session } from './identity-service.ts';
import { endOf } from './lifetime.ts';
import { digestOf, newSecret } from './secrets.ts';
import { toSession } from './sessions.ts';

/** Lifetime of a code: time enough for a browser to go from one site to the other. SES-05 */
const ID_CODE_MS = 60_000;

/** Makes a code for a device and the address that it goes on to, which is always on one of the paper's sites. */
export async function goOnWithCode(
  tx: Orm,
  { now, origin, accountOrigin }: Entry,
  deviceId: string,
  redirectUri: string | undefined,
): Promise<string> {
  const code = newSecret();
  const target = redirectAddress(redirectUri, [origin, accountOrigin]);
  const expiresAt = new Date(now.getTime() + ID_CODE_MS);
  await addIdCode(tx, { hash: digestOf(code), deviceId, redirectUri: target, expiresAt }, now);
  const query = new URLSearchParams({ id_code: code, redirect_uri: target });
  return `${new URL(target).origin}/login?${query}`;
}

/**
 * Exchanges a code for a bearer on the origin it was made for. The first exchange uses it up; a second one revokes the
 * bearer that it gave. Null if the code is wrong, expired, from another browser or for another address. SES-05
 * @returns The bearer, its session, and the sign-in before.
 */
export async function exchangeCode(
  { orm, brand, now, client }: Entry,
  code: string,
  redirectUri: string,
): Promise<{ token: string; before: SignInBefore | null; session: Session } | null> {
  const exchange = async (tx: Orm) => {
    const [taken, found] = await pipelineQueries(
      () => takeIdCode(tx, digestOf(code), now),
      async () => (client.cookie ? await findHolderByCookie(tx, digestOf(client.cookie), dayAt(now)) : null),
    );
    if (taken?.redirectUri !== redirectUri) return null;
    if (found?.device.id !== taken.deviceId || found.device.brand !== brand.sigla) return null;
    if (endOf(found.device, now) !== null || found.reader.status !== 'active') return null;
    const token = newSecret();
    const { origin } = new URL(taken.redirectUri);
    const hash = digestOf(token);
    const [before] = await pipelineQueries(
      () => signInBefore(tx, taken.deviceId),
      () => replaceToken(tx, { deviceId: taken.deviceId, origin, hash, now }),
      () => recordTokenOfCode(tx, taken, hash),
    );
    return { token, before, session: toSession(found, hash, now) };
  };
  const exchanged = await runIdentification(() => orm.transaction(exchange));
  if (exchanged) setRequester(`reader ${exchanged.session.readerId}`);
  return exchanged;
}
