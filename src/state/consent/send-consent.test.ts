import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NewsstandDb } from '#device/db.ts';
import { forgetOtherAccounts } from '#device/forget-other-accounts.ts';
import { listOutbox } from '#device/tables/outbox.ts';
import { REFUSED } from '#domain/consent/consent.ts';
import { sendConsent } from './send-consent.ts';

const ACCOUNT = 'https://account.leggo.it';
const CONSENT = {
  id: '00000000-0000-4000-8000-000000000000',
  result: REFUSED,
  tcString: 'C',
  at: new Date(),
  listVersion: 1,
  policyVersion: 5,
  wordsVersion: 1,
  source: 'banner' as const,
};

const device = new NewsstandDb();
let sent: Request[];

beforeEach(async () => {
  sent = [];
  vi.stubGlobal('location', new URL('https://edicola.leggo.it/'));
  vi.stubGlobal('caches', { keys: async () => [] });
  vi.stubGlobal('fetch', async (request: Request) => {
    sent.push(request);
    return Response.json({ success: true, status: { code: 'OK' } });
  });
  await device.session.put({ id: 'current', owner: 'anna', token: 't0k3n' });
});
afterEach(async () => {
  vi.unstubAllGlobals();
  await Promise.all([device.outbox.clear(), device.session.clear()]);
});

function browser(controlled: boolean) {
  const controller = controlled ? { postMessage: vi.fn() } : null;
  vi.stubGlobal('navigator', { serviceWorker: { controller, ready: Promise.resolve({}) } });
}

test('TRK-01 OFF-06 an answer waits on the device without an owner, and outlives the session of a signed-in reader', async () => {
  browser(true);
  expect(await sendConsent(ACCOUNT, CONSENT)).toBe(true);
  const [entry] = await listOutbox(device);
  expect(entry).toMatchObject({ kind: 'consent-given', key: CONSENT.id });
  expect(entry).not.toHaveProperty('owner');
  await device.session.clear();
  await forgetOtherAccounts(device);
  expect(await listOutbox(device)).toEqual([entry]);
});

test('TRK-01 where no worker would send it, it is sent immediately and anonymously', async () => {
  browser(false);
  expect(await sendConsent(ACCOUNT, CONSENT)).toBe(true);
  expect(sent.map(({ url }) => url)).toEqual([`${ACCOUNT}/api/site/consenso`]);
  expect(sent[0]?.headers.get('authorization')).toBeNull();
  expect(await listOutbox(device)).toEqual([]);
});
