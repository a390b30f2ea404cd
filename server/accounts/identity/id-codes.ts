import { dayAt } from '#domain/dates.ts';
import { redirectAddress } from '#domain/redirect-address.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { pipelineQueries } from '#server/base/db/pipeline-queries.ts';
import { runIdentification, setRequester } from '#server/base/db/query-priority.ts';
import { findWithSubscriptionsByCookie, replaceToken } from '../db/device-credentials.ts';
import { addIdCode, consumeIdCode, recordTokenOfCode } from '../db/id-codes.ts';
import { type EarlierSignIn, findEarlierSignIn } from '../db/sign-ins.ts';
import type { Session, SignInCall } from './identity-service.ts';
import { sessionRefusalOf } from './lifetime.ts';
import { hashOf, newSecret } from './secrets.ts';
import { toSession } from './sessions.ts';

/** Lifetime of a code: time enough for a browser to go from one site to the other. SES-05 */
const ID_CODE_MS = 60_000;

/**
 * Makes a code for a device. @returns the address to go on to, with the code; always on one of the paper's
 * sites
 */
export async function addressWithCode(
  tx: Orm,
  { now, origin, accountOrigin }: SignInCall,
  deviceId: string,
  redirectUri: string | undefined,
): Promise<string> {
  const code = newSecret();
  const target = redirectAddress(redirectUri, [origin, accountOrigin]);
  const expiresAt = new Date(now.getTime() + ID_CODE_MS);
  await addIdCode(tx, { hash: hashOf(code), deviceId, redirectUri: target, expiresAt }, now);
  const query = new URLSearchParams({ id_code: code, redirect_uri: target });
  return `${new URL(target).origin}/login?${query}`;
}

/**
 * Exchanges a code for a bearer on the origin it was made for. The first exchange uses it up; a second one revokes the
 * bearer that it gave. Null if the code is wrong, expired, from another browser or for another address. SES-05
 * @returns The bearer, its session, and the sign-in before.
 */
export async function exchangeCode(
  { orm, brand, now, client }: SignInCall,
  code: string,
  redirectUri: string,
): Promise<{ token: string; before: EarlierSignIn | null; session: Session } | null> {
  const exchange = async (tx: Orm) => {
    const [usedCode, found] = await pipelineQueries(
      () => consumeIdCode(tx, hashOf(code), now),
      async () =>
        client.cookie ? await findWithSubscriptionsByCookie(tx, hashOf(client.cookie), dayAt(now)) : null,
    );
    if (usedCode?.redirectUri !== redirectUri) return null;
    if (found?.device.id !== usedCode.deviceId || found.device.brand !== brand.sigla) return null;
    if (sessionRefusalOf(found.device, now) !== null || found.reader.status !== 'active') return null;
    const token = newSecret();
    const { origin } = new URL(usedCode.redirectUri);
    const hash = hashOf(token);
    const [before] = await pipelineQueries(
      () => findEarlierSignIn(tx, usedCode.deviceId),
      () => replaceToken(tx, { deviceId: usedCode.deviceId, origin, hash, now }),
      () => recordTokenOfCode(tx, usedCode, hash),
    );
    return { token, before, session: toSession(found, hash, now) };
  };
  const exchanged = await runIdentification(() => orm.transaction(exchange));
  if (exchanged) setRequester(`reader ${exchanged.session.readerId}`);
  return exchanged;
}
