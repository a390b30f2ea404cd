import { expect } from 'playwright/test';
import type { OutboxEntry } from '#device/tables/outbox.ts';
import { pathOfArticle } from '#tests/support/ask-newsstand.ts';
import { cut, restore } from '#tests/support/cut-network.ts';
import { openingsOf, writeRows } from '#tests/support/device-downloads.ts';
import { firstVisit, INSTALL_MS } from '#tests/support/first-visit.ts';
import { agreeToAll } from '#tests/support/kept-answer.ts';
import { POLL_FAST } from '#tests/support/often.ts';
import { test } from '#tests/support/worker-test.ts';

test('OFF-05 entries waiting to be sent are shown among the downloads, and refused ones can be retried or discarded', async ({
  page,
  context,
  faultProxy,
  article,
}) => {
  await agreeToAll(context);
  await firstVisit(page, article);
  await cut(context, faultProxy);
  await page.goto(pathOfArticle(article));
  await page.getByRole('heading', { level: 1, name: article.titolo }).waitFor();
  await page.keyboard.press('Shift');
  await expect.poll(() => openingsOf(page), POLL_FAST).toBeGreaterThan(0);
  await page.goto('/scaricati');
  const outbox = page.getByRole('region', { name: 'In attesa di invio' });
  await expect(outbox.getByRole('status')).toHaveText(/^\d+ lettur[ae] da inviare$/);
  await restore(context, faultProxy);
  await expect(outbox).toHaveCount(0, { timeout: INSTALL_MS });

  const gone: OutboxEntry = {
    key: 'e0a9a1b4-5c1e-4d1f-9a51-0d5b9b1f8a10',
    kind: 'article-opened',
    path: '/articolo/999999999/un-articolo-che-non-c-e',
    title: 'Un articolo che non c’è',
    accountOrigin: new URL(page.url()).origin,
    createdAt: Date.now(),
    attempts: 0,
    refused: null,
  };
  await writeRows(page, 'outbox', [gone]);
  await page.reload();
  await page.keyboard.press('Shift');
  await expect(outbox.getByText('Non contata: l’articolo non c’è più')).toBeVisible();
  await outbox.getByRole('button', { name: `Riprova a inviare la lettura di «${gone.title}»` }).click();
  await expect(outbox.getByRole('button', { name: /^Riprova/ })).toBeVisible();
  await outbox.getByRole('button', { name: `Elimina la lettura di «${gone.title}»` }).click();
  await expect(outbox).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: 'Scaricati' })).toBeFocused();
});
