import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { PublicBrand } from '#domain/brands/public-brand.ts';
import type { Purchase } from '#domain/purchase.ts';
import { PurchaseDetails } from './purchase-details.tsx';

const PURCHASE: Purchase = {
  offer: 'mese',
  product: 'digital',
  plan: 'personal',
  months: 1,
  cents: 999,
  renewalCents: 999,
  reserved: false,
  effect: 'new',
  subscription: null,
  from: '2025-04-03',
  renewsOn: '2025-05-03',
  checkout: 'closed',
};
/** Brand data of a cached page from before sales were closed. */
const BRAND = { name: 'Leggo', checkout: 'embedded', footer: [] } as unknown as PublicBrand;

const shown = (overrides: Partial<Purchase> = {}) =>
  renderToStaticMarkup(
    <PurchaseDetails
      brand={BRAND}
      api={() => Promise.reject(new Error('nothing is asked'))}
      today="2025-04-03"
      purchase={{ ...PURCHASE, ...overrides }}
      known={null}
      onPaid={() => undefined}
    />,
  );

test('ACC-03 while nothing is sold a purchase is summarised without a form, with the contacts', () => {
  const page = shown();
  expect(page).toContain('9,99');
  expect(page).toContain('Al momento gli acquisti sono chiusi');
  expect(page).toContain('href="/contact"');
  expect(page).not.toMatch(/<(?:form|input)/);
});

test('ACC-03 the form is shown where something is sold', () => {
  for (const checkout of ['embedded', 'shop'] as const) expect(shown({ checkout })).toContain('<form');
  expect(shown({ checkout: 'embedded' })).toContain('Numero della carta');
  expect(shown({ checkout: 'shop' })).not.toContain('Numero della carta');
});

test('ACC-03 a subscription that the reader already has takes precedence over closed sales', () => {
  expect(shown({ effect: 'has' })).not.toContain('acquisti sono chiusi');
});
