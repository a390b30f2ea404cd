import { createVerify, generateKeyPairSync } from 'node:crypto';
import { expect, test } from 'vitest';
import { brandOf } from '#domain/brands/brand-by-host.ts';
import { googlePlayStore } from './google-play-store.ts';
import { StoreUnavailable } from './play-store.ts';

const MG = brandOf('MG');
const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const service = {
  account: 'edicola@service.example',
  key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
};

const PURCHASE = {
  subscriptionState: 'SUBSCRIPTION_STATE_ACTIVE',
  startTime: '2025-03-19T23:30:00.000Z',
  externalAccountIdentifiers: { obfuscatedExternalAccountId: 'account' },
  lineItems: [
    {
      productId: 'digital',
      expiryTime: '2025-04-19T12:00:00Z',
      autoRenewingPlan: { autoRenewEnabled: true },
      offerDetails: { basePlanId: 'anno' },
    },
  ],
};

/** A stand-in for Google's API; the test gives its answer about a purchase. */
function google(answer: () => Response) {
  const asked: { url: string; init: RequestInit | undefined }[] = [];
  const ask: typeof fetch = async (url, init) => {
    asked.push({ url: String(url), init });
    return String(url) === 'https://oauth2.googleapis.com/token'
      ? Response.json({ access_token: 'bearer', expires_in: 3600 })
      : answer();
  };
  return { asked, store: googlePlayStore(service, ask) };
}

test('ACC-03 purchases are requested with a token signed by the service account, which is reused', async () => {
  const { asked, store } = google(() => Response.json(PURCHASE));
  const purchase = {
    account: 'account',
    months: 12,
    startsOn: '2025-03-20',
    endsOn: '2025-04-19',
    renews: true,
  };
  expect(await store.purchase(MG, 'a/token')).toEqual(purchase);
  expect(await store.purchase(MG, 'another')).toEqual(purchase);
  expect(asked.map(({ url }) => new URL(url).pathname)).toEqual([
    '/token',
    '/androidpublisher/v3/applications/it.ilmessaggero.edicola/purchases/subscriptionsv2/tokens/a%2Ftoken',
    '/androidpublisher/v3/applications/it.ilmessaggero.edicola/purchases/subscriptionsv2/tokens/another',
  ]);
  expect(new Set(asked.map(({ init }) => init?.redirect))).toEqual(new Set(['error']));
  expect(asked[1]?.init?.headers).toEqual({ authorization: 'Bearer bearer' });
  const assertion = new URLSearchParams(String(asked[0]?.init?.body)).get('assertion') ?? '';
  const [head, claims, signature = ''] = assertion.split('.');
  const verify = createVerify('RSA-SHA256').update(`${head}.${claims}`);
  expect(verify.verify(publicKey, signature, 'base64url')).toBe(true);
  expect(JSON.parse(Buffer.from(claims ?? '', 'base64url').toString())).toMatchObject({
    iss: service.account,
    scope: 'https://www.googleapis.com/auth/androidpublisher',
  });
});

test.each([400, 404, 410])('ACC-03 a token that Google answers with %i is no purchase', async (status) => {
  const { store } = google(() => new Response('{}', { status }));
  expect(await store.purchase(MG, 'token')).toBeNull();
});

test.each([
  'PENDING',
  'ON_HOLD',
  'PAUSED',
  'OF_TOMORROW',
])('ACC-03 a subscription that is %s gives no access, but may again', async (state) => {
  const { store } = google(() =>
    Response.json({ ...PURCHASE, subscriptionState: `SUBSCRIPTION_STATE_${state}` }),
  );
  expect(await store.purchase(MG, 'token')).toBe('interrupted');
});

test('ACC-03 a token is neither accepted nor rejected while Google cannot be reached', async () => {
  const broken = google(() => new Response('', { status: 503 }));
  await expect(broken.store.purchase(MG, 'token')).rejects.toBeInstanceOf(StoreUnavailable);
  const away = googlePlayStore(service, () => Promise.reject(new TypeError('no network')));
  await expect(away.purchase(MG, 'token')).rejects.toBeInstanceOf(StoreUnavailable);
});

test.each<[string, () => Response]>([
  ['a proxy’s page', () => new Response('<h1>Benvenuti</h1>')],
  ['another form', () => Response.json({ kind: 'nothing' })],
  [
    'a body that breaks off',
    () => new Response(new ReadableStream({ pull: (body) => body.error(new Error()) })),
  ],
])('ACC-03 %s instead of Google’s answer neither accepts nor rejects a token', async (_, answer) => {
  await expect(google(answer).store.purchase(MG, 'token')).rejects.toBeInstanceOf(StoreUnavailable);
});

test('ACC-03 a purchase without a last paid day, as one on hold may be, is interrupted', async () => {
  const onHold = { ...PURCHASE, subscriptionState: 'SUBSCRIPTION_STATE_ON_HOLD', lineItems: [{}] };
  expect(await google(() => Response.json(onHold)).store.purchase(MG, 'token')).toBe('interrupted');
});

test('ACC-03 an access token that Google has revoked is requested anew', async () => {
  const answers = [new Response(null, { status: 401 }), Response.json(PURCHASE)];
  const { asked, store } = google(() => answers.shift() ?? new Response());
  await expect(store.purchase(MG, 'token')).rejects.toBeInstanceOf(StoreUnavailable);
  expect(await store.purchase(MG, 'token')).toMatchObject({ account: 'account' });
  expect(asked.filter(({ url }) => url.startsWith('https://oauth2'))).toHaveLength(2);
});
