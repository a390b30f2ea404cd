import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { PublicBrand } from '#domain/brands/public-brand.ts';
import { ShowcaseScreen } from './showcase-screen.tsx';

const offers = [{ id: 'mese', name: '1 mese', price: '9,99 €', note: '', full: null, saving: null }];

const shown = (checkout: PublicBrand['checkout']) =>
  renderToStaticMarkup(
    <ShowcaseScreen
      offers={offers}
      brand={
        {
          name: 'Leggo',
          origin: 'https://edicola.leggo.it',
          accountOrigin: 'https://edicola.leggo.it',
          shopUrl: 'https://shop.leggo.it',
          checkout,
        } as PublicBrand
      }
    />,
  );

const CLOSED = 'Al momento gli acquisti sono chiusi';

test('ACC-03 NAV-16 where nothing is sold the showcase states that, with the contacts, and links to no form', () => {
  const page = shown('closed');
  expect(page).toContain(CLOSED);
  expect(page).toContain('href="/contact"');
  expect(page).not.toContain('type="submit"');
});

test.each(['embedded', 'shop'] as const)('ACC-03 NAV-16 while selling (%s) it has the form', (checkout) => {
  const page = shown(checkout);
  expect(page).not.toContain(CLOSED);
  expect(page).toContain('type="submit"');
});
