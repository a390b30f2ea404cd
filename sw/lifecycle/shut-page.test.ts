import { expect, test } from 'vitest';
import { shutPage } from './shut-page.ts';

test('SHL-02 where the gate cannot be asked, a page says so that nothing takes for the newsstand', async () => {
  const page = shutPage();
  expect([page.status, page.headers.get('content-type')]).toEqual([503, 'text/html; charset=utf-8']);
  expect(await page.text()).toMatch(/<html lang="it">.*<h1>Accesso Riservato<\/h1>.*serve la rete/s);
});
