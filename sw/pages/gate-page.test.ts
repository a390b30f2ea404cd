import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { gatePage } from './gate-page.ts';

test('SHL-02 if the gate cannot be reached, a page says so and is not mistaken for the newsstand', async () => {
  const page = gatePage();
  expect([page.status, page.headers.get('content-type')]).toEqual([503, 'text/html; charset=utf-8']);
  const html = await page.text();
  const style = /<style>(.*)<\/style>/s.exec(html)?.[1] ?? '';
  const hash = createHash('sha256').update(style).digest('base64');
  expect(page.headers.get('content-security-policy')).toMatch(
    new RegExp(
      `^default-src 'none'; style-src 'sha256-${hash.replaceAll('+', '\\+')}'; .*frame-ancestors 'none'$`,
    ),
  );
  expect(html).toMatch(/<html lang="it">.*<h1>Accesso Riservato<\/h1>.*serve la rete/s);
});
