import { isRedirect } from '@tanstack/react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { errorKindOf } from '#domain/api-error.ts';
import { loadPressReviewOfferPage } from './load-review-page.ts';

const BRAND = {
  name: 'Leggo',
  origin: 'https://www.leggo.it',
  showcase: 'out',
  shopUrl: 'https://shop.leggo.it',
} as const;

const neverAsked = () => Promise.reject(new Error('nothing is asked'));
const thrown = () => loadPressReviewOfferPage(neverAsked, BRAND).catch((error: unknown) => error);

afterEach(() => vi.unstubAllGlobals());

test('PRS-02 where the shop sells, the reader is redirected to its page about the press review', async () => {
  const error = await thrown();
  if (!isRedirect(error)) throw new Error('it leads nowhere');
  expect(error.options.href).toBe('https://shop.leggo.it/rassegna_stampa');
});

test('PRS-02 offline the link to the shop leads to the offline page', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  expect(errorKindOf(await thrown())).toBe('offline');
});
