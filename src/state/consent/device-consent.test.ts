import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ACCEPTED, REFUSED } from '#domain/consent/consent.ts';
import { consentTerms, writeTerms } from '#domain/consent/consent-terms.ts';
import type { SavedConsent } from '#domain/consent/saved-consent.ts';

const NOW = Date.parse('2026-03-14T10:00:00Z');
const answer = (result: SavedConsent['result']): SavedConsent => ({
  id: '00000000-0000-4000-8000-000000000000',
  brand: 'mg',
  result,
  tcString: 'C',
  at: NOW,
  listVersion: 1,
  listUpdatedAt: NOW,
  policyVersion: 5,
});

let stored: Map<string, string>;
let isFull: boolean;

/** The module as a page that is loaded anew has it. */
async function openPage() {
  vi.resetModules();
  return await import('./device-consent.ts');
}

beforeEach(() => {
  stored = new Map();
  isFull = false;
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const dataset = { brand: 'mg', consent: writeTerms(consentTerms('2024-06-01', '2025-02-03T12:00:00Z')) };
  vi.stubGlobal('document', { documentElement: { dataset } });
  vi.stubGlobal('dispatchEvent', () => true);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem(key: string, value: string) {
      if (isFull) throw new DOMException('full', 'QuotaExceededError');
      stored.set(key, value);
    },
    removeItem: (key: string) => void stored.delete(key),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('TRK-01 the next page knows the last answer', async () => {
  (await openPage()).saveConsent(answer(ACCEPTED));
  expect((await openPage()).validConsent()?.result).toEqual(ACCEPTED);
});

test('TRK-01 BRW-04 a refusal that a full device cannot save withdraws the earlier answer, and the next page asks again', async () => {
  (await openPage()).saveConsent(answer(ACCEPTED));
  isFull = true;
  const page = await openPage();
  page.saveConsent(answer(REFUSED));
  expect(page.validConsent()?.result).toEqual(REFUSED);
  expect((await openPage()).validConsent()).toBeNull();
});
