import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NewsstandDb } from '#device/db.ts';
import { listOutbox } from '#device/tables/outbox.ts';
import type { Measure } from '#domain/measurement/measures.ts';
import { sendLastMeasure, sendMeasure } from './send-measure.ts';

const ACCOUNT = 'https://account.leggo.it';
const VIEW: Measure = {
  kind: 'view',
  path: '/',
  title: 'Edicola',
  refreshed: false,
  purposes: [1, 4],
  logged: true,
  subscribed: false,
};

const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
const device = new NewsstandDb();
let sent: [Request, RequestInit | undefined][];
let line: () => Promise<Response>;

beforeEach(async () => {
  sent = [];
  logged.mockClear();
  line = async () => Response.json({ success: true, status: { code: 'OK' } });
  vi.stubGlobal('location', new URL('https://edicola.leggo.it/'));
  vi.stubGlobal('fetch', (request: Request, how?: RequestInit) => {
    sent.push([request, how]);
    return line();
  });
  await device.session.put({ id: 'current', owner: 'anna', token: 't0k3n' });
});
afterEach(async () => {
  vi.unstubAllGlobals();
  await Promise.all([device.outbox.clear(), device.session.clear()]);
});

function browser(controlled: boolean) {
  const ready = Promise.resolve({});
  const controller = controlled ? { postMessage: vi.fn() } : null;
  vi.stubGlobal('navigator', { serviceWorker: { controller, ready } });
}

test('OFF-05 TRK-04 a view waits on the device, without an owner', async () => {
  browser(true);
  await sendMeasure(VIEW, ACCOUNT);
  const [entry] = await listOutbox(device);
  expect(entry).toMatchObject({ kind: 'measured', measure: VIEW, accountOrigin: ACCOUNT });
  expect(entry).not.toHaveProperty('owner');
  expect(sent).toEqual([]);
});

test('TRK-04 where no worker would send it, it is sent immediately, with a key and anonymously', async () => {
  browser(false);
  await sendMeasure(VIEW, ACCOUNT);
  const [request, how] = sent[0] ?? [];
  expect(request?.url).toBe(`${ACCOUNT}/api/site/tracking`);
  expect(request?.headers.get('authorization')).toBeNull();
  expect(request?.headers.get('idempotency-key')).toMatch(/^[0-9a-f-]{36}$/);
  expect(how).toEqual({ keepalive: true });
  expect(await request?.json()).toEqual({
    url: '/',
    evento: 'pagina',
    titolo: 'Edicola',
    ricarica: false,
    finalita: [1, 4],
    abbonato: false,
    collegato: true,
    quando: expect.any(String),
  });
});

test('API-06 a failure is only logged', async () => {
  browser(false);
  line = () => Promise.reject(new TypeError('offline'));
  await sendMeasure(VIEW, ACCOUNT);
  expect(logged).toHaveBeenCalledTimes(1);
});

test('TRK-04 OFF-05 the last measurement of a page is sent immediately, and waits on the device if that fails', async () => {
  browser(true);
  const speed: Measure = { kind: 'speed', path: '/', purposes: [4], metrics: { lcp: 900 } };
  await sendLastMeasure(speed, ACCOUNT);
  expect([sent.length, await listOutbox(device)]).toEqual([1, []]);
  line = () => Promise.reject(new TypeError('offline'));
  await sendLastMeasure(speed, ACCOUNT);
  expect(await listOutbox(device)).toMatchObject([{ kind: 'measured', measure: speed }]);
});
