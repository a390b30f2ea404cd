import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { PublicBrand } from '#domain/brands/public-brand.ts';
import { LicencePart } from './licence-part.tsx';

test('PRS-04 the seats are managed on the account site, also where it has an origin of its own', () => {
  const shown = (accountOrigin: string) =>
    renderToStaticMarkup(
      <LicencePart
        brand={{ origin: 'https://edicola.example.it', accountOrigin } as PublicBrand}
        licence={{ seats: 3, people: [] }}
        licensee="Comune"
      />,
    );
  expect(shown('https://account.example.it')).toContain(
    'href="https://account.example.it/user/subscriptions"',
  );
  expect(shown('https://edicola.example.it')).toContain('href="/user/subscriptions"');
});
