import type { BrowserContext } from 'playwright/test';
import { BRANDS } from '#domain/brands/brand-by-host.ts';
import { ACCEPTED, type ConsentResult, REFUSED } from '#domain/consent/consent.ts';
import type { SavedConsent } from '#domain/consent/saved-consent.ts';
import { CONSENT_KEY } from '#domain/device-keys.ts';

const [{ key: OTHER }] = BRANDS;

const KEYS = Object.fromEntries(BRANDS.map(({ devHost, key }) => [devHost, key]));

/** Saves a refusal for the paper of every page, valid for any vendor list of the page. */
export const keepAnswer = (context: BrowserContext): void => void keepResult(context, REFUSED);

/** Replaces the answer by full consent, on every page that is opened from now on. */
export const agreeToAll = (context: BrowserContext): Promise<void> => keepResult(context, ACCEPTED, true);

async function keepResult(context: BrowserContext, result: ConsentResult, instead = false): Promise<void> {
  const answer: Omit<SavedConsent, 'brand' | 'at'> = {
    id: crypto.randomUUID(),
    result,
    tcString: '',
    listVersion: 1,
    listUpdatedAt: Number.MAX_SAFE_INTEGER,
    policyVersion: 5,
  };
  const given = { answer, name: CONSENT_KEY, keys: KEYS, other: OTHER, instead };
  await context.addInitScript(({ answer, name, keys, other, instead }) => {
    const paper = location.hostname.split('.').find((label) => label in keys);
    const brand = paper ? keys[paper] : other;
    try {
      if (instead) delete localStorage[name];
      localStorage[name] ??= JSON.stringify({ ...answer, brand, at: Date.now() });
    } catch {
      // A page without a store.
    }
  }, given);
}
