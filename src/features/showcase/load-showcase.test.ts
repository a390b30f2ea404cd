import { isRedirect } from '@tanstack/react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { errorKindOf } from '#domain/api-error.ts';
import type { PublicBrand } from '#domain/brands/public-brand.ts';
import { loadShowcase } from './load-showcase.ts';

const brand = { offers: [], showcase: 'out', shopUrl: 'https://shop.leggo.it' } as unknown as PublicBrand;

afterEach(() => vi.unstubAllGlobals());

function thrown(): unknown {
  try {
    loadShowcase(brand);
  } catch (error) {
    return error;
  }
  throw new Error('nothing was thrown');
}

test('NAV-20 a showcase at the shop is reached by a redirect', () => {
  expect(isRedirect(thrown())).toBe(true);
});

test('NAV-20 offline the link to the shop leads to the offline page', () => {
  vi.stubGlobal('navigator', { onLine: false });
  expect(errorKindOf(thrown())).toBe('offline');
});
