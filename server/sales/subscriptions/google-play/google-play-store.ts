import { createSign } from 'node:crypto';
import * as v from 'valibot';
import type { Brand } from '#domain/brands/brand.ts';
import { dayAt } from '#domain/dates.ts';
import { type PlayAnswer, type PlayStore, StoreUnavailable } from './play-store.ts';

/** A Google service account that may read the purchases of the apps. */
export type PlayService = { account: string; key: string };

const TOKEN_URL = 'https://oauth2.googleapis.com/token';
const PURCHASES_URL = 'https://androidpublisher.googleapis.com/androidpublisher/v3/applications';
const SCOPE = 'https://www.googleapis.com/auth/androidpublisher';
const GRANT = 'urn:ietf:params:oauth:grant-type:jwt-bearer';
const ASSERTION_LIFETIME_S = 600;
/** An access token is renewed this long before it expires, so that it does not expire during use. */
const RENEW_BEFORE_EXPIRY_MS = 60_000;
const TIMEOUT_MS = 10_000;

const Token = v.object({ access_token: v.string(), expires_in: v.number() });

const Purchase = v.object({
  subscriptionState: v.string(),
  startTime: v.optional(v.string()),
  externalAccountIdentifiers: v.optional(v.object({ obfuscatedExternalAccountId: v.optional(v.string()) })),
  lineItems: v.pipe(
    v.array(
      v.object({
        expiryTime: v.optional(v.string()),
        autoRenewingPlan: v.optional(v.object({ autoRenewEnabled: v.optional(v.boolean()) })),
        offerDetails: v.optional(v.object({ basePlanId: v.optional(v.string()) })),
      }),
    ),
    v.minLength(1),
  ),
});

/**
 * States in which `expiryTime` is the last paid day. In all others (pending, paused, on hold, unknown) the purchase is
 * interrupted.
 */
const PAID_STATES = ['ACTIVE', 'CANCELED', 'IN_GRACE_PERIOD', 'EXPIRED'].map(
  (state) => `SUBSCRIPTION_STATE_${state}`,
);

/**
 * Reads purchases with the Google Play Developer API (`purchases.subscriptionsv2`). Base plans have the same names as
 * the paper's offers.
 */
export function googlePlayStore(service: PlayService, fetchImpl: typeof fetch = fetch): PlayStore {
  let cachedToken: { token: string; until: number } | undefined;

  async function bearer(): Promise<string> {
    if (cachedToken && cachedToken.until > Date.now()) return cachedToken.token;
    const body = new URLSearchParams({ grant_type: GRANT, assertion: assertionOf(service) });
    const reply = await request(fetchImpl, TOKEN_URL, { method: 'POST', body });
    if (!reply.ok) throw new StoreUnavailable(`Google gave no token: ${reply.status}`);
    const { access_token, expires_in } = readAs(Token, reply.body);
    cachedToken = { token: access_token, until: Date.now() + expires_in * 1000 - RENEW_BEFORE_EXPIRY_MS };
    return access_token;
  }

  return {
    async purchase(brand, token) {
      const app = new URL(brand.androidAppUrl).searchParams.get('id') ?? '';
      const url = `${PURCHASES_URL}/${app}/purchases/subscriptionsv2/tokens/${encodeURIComponent(token)}`;
      const reply = await request(fetchImpl, url, { headers: { authorization: `Bearer ${await bearer()}` } });
      if ([400, 404, 410].includes(reply.status)) return null;
      // Google has revoked the access token before its time.
      if (reply.status === 401) cachedToken = undefined;
      if (!reply.ok) throw new StoreUnavailable(`Google Play answered ${reply.status}`);
      return toAnswer(readAs(Purchase, reply.body), brand);
    },
  };
}

/** A reply of Google, read whole; `body` is undefined if it is not JSON. @throws StoreUnavailable */
async function request(
  fetchImpl: typeof fetch,
  url: string,
  init: RequestInit,
): Promise<{ ok: boolean; status: number; body: unknown }> {
  try {
    const reply = await fetchImpl(url, {
      ...init,
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const { ok, status } = reply;
    return { ok, status, body: parsed(await reply.text()) };
  } catch (cause) {
    throw new StoreUnavailable('Google cannot be reached', { cause });
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The body of a reply in the expected form. @throws StoreUnavailable for any other, such as a proxy's page */
function readAs<Schema extends v.GenericSchema>(schema: Schema, body: unknown): v.InferOutput<Schema> {
  const read = v.safeParse(schema, body);
  if (!read.success) throw new StoreUnavailable('Google’s answer cannot be read');
  return read.output;
}

function toAnswer(purchase: v.InferOutput<typeof Purchase>, { offers }: Brand): PlayAnswer {
  const [item] = purchase.lineItems;
  if (item?.expiryTime === undefined || !PAID_STATES.includes(purchase.subscriptionState))
    return 'interrupted';
  const offer = offers.find(({ id }) => id === item.offerDetails?.basePlanId);
  return {
    account: purchase.externalAccountIdentifiers?.obfuscatedExternalAccountId ?? null,
    months: offer?.months === 12 ? 12 : 1,
    startsOn: dayAt(purchase.startTime ?? item.expiryTime),
    endsOn: dayAt(item.expiryTime),
    renews: item.autoRenewingPlan?.autoRenewEnabled ?? false,
  };
}

/** The signed assertion with which the service account requests an access token. RFC 7523 */
function assertionOf({ account, key }: PlayService): string {
  const now = Math.floor(Date.now() / 1000);
  const claims = { iss: account, scope: SCOPE, aud: TOKEN_URL, iat: now, exp: now + ASSERTION_LIFETIME_S };
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const signed = `${part({ alg: 'RS256', typ: 'JWT' })}.${part(claims)}`;
  return `${signed}.${createSign('RSA-SHA256').update(signed).sign(key, 'base64url')}`;
}
