import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PrintFacts } from './print-facts.tsx';

test('NAV-22 a listed result says in words that it was opened', () => {
  const facts = { day: 'Ieri', page: 7 };
  expect(renderToStaticMarkup(<PrintFacts {...facts} opened />)).toContain('Già letto');
  expect(renderToStaticMarkup(<PrintFacts {...facts} />)).not.toContain('Già letto');
});
