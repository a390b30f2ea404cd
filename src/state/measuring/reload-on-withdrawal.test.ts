import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ACCEPTED, type ConsentResult, REFUSED } from '#domain/consent/consent.ts';

const consent = vi.hoisted(() => ({
  result: null as ConsentResult | null,
  proof: Promise.resolve(true),
}));
vi.mock('../consent/consent.ts', () => ({ currentConsent: () => consent.result }));
vi.mock('../consent/consent-sending.ts', () => ({ whenConsentSent: () => consent.proof }));

const location = { reload: vi.fn() };
let fields: { type: string; value: string }[];
let online: boolean;
/** Each document has its own module state. */
let page: typeof import('./reload-on-withdrawal.ts');

beforeEach(async () => {
  vi.resetModules();
  vi.useFakeTimers();
  page = await import('./reload-on-withdrawal.ts');
  [fields, online] = [[], true];
  [consent.result, consent.proof] = [ACCEPTED, Promise.resolve(true)];
  vi.stubGlobal('location', location);
  vi.stubGlobal('document', { querySelectorAll: () => fields });
  vi.stubGlobal('navigator', {
    get onLine() {
      return online;
    },
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

async function answer(result: ConsentResult | null) {
  consent.result = result;
  void page.reloadIfWithdrawn();
  await vi.advanceTimersByTimeAsync(1);
}

const reloads = () => location.reload.mock.calls.length;

test('TRK-02 a page without third-party scripts is not reloaded, whatever is withdrawn', async () => {
  await answer(REFUSED);
  expect(reloads()).toBe(0);
});

test('TRK-02 a page with third-party scripts is reloaded, once, when a purpose they need is withdrawn', async () => {
  page.recordThirdPartyScript(2, 3, 4);
  await answer(ACCEPTED);
  await answer({ ...ACCEPTED, 5: false });
  expect(reloads()).toBe(0);
  await answer({ ...ACCEPTED, 3: false });
  await answer(REFUSED);
  expect(reloads()).toBe(1);
});

test('TRK-02 an expired answer counts as withdrawn', async () => {
  page.recordThirdPartyScript(4);
  await answer(null);
  expect(reloads()).toBe(1);
});

test('TRK-01 TRK-02 the answer is sent before the reload, which a stalled network does not prevent', async () => {
  page.recordThirdPartyScript(4);
  consent.proof = new Promise(() => undefined);
  await answer(REFUSED);
  expect(reloads()).toBe(0);
  await vi.advanceTimersByTimeAsync(3000);
  expect(reloads()).toBe(1);
});

test.each([
  ['what was typed is on the page', () => fields.push({ type: 'textarea', value: 'Gentile redazione' })],
  ['a file is picked', () => fields.push({ type: 'file', value: 'C:\\fakepath\\foto.png' })],
  ['there is no network', () => (online = false)],
])('TRK-02 the reload waits while %s', async (_what, begin) => {
  page.recordThirdPartyScript(4);
  begin();
  fields.push({ type: 'date', value: '2025-04-03' }, { type: 'text', value: '' });
  await answer(REFUSED);
  expect(reloads()).toBe(0);
  [fields, online] = [[], true];
  await answer(REFUSED);
  expect(reloads()).toBe(1);
});
