import { expect } from 'playwright/test';
import { test } from '#tests/support/newsstand-test.ts';

test('VAL-01 the form warns of an easily guessed password once the reader has left the field', async ({
  page,
}) => {
  const field = (name: string) => page.getByLabel(name, { exact: true });
  const said = page.getByRole('status').filter({ hasText: 'Troppo facile da indovinare' });
  const threads: string[] = [];
  page.on('worker', (thread) => threads.push(thread.url()));
  await page.goto('/registrazione');
  await page.keyboard.press('Shift');
  await page.locator('html[data-ready]').waitFor();
  await field('Nome').fill('Giulia');
  await field('Cognome').fill('Montanari');
  await field('E-mail').fill('giulia.montanari@posta.example');
  expect(threads).toEqual([]);
  await field('Password').click();
  for (const easy of ['Password1!', 'Montanari1985!', 'Giulia.Montanari1']) {
    await field('Password').fill(easy);
    await expect(said).toBeVisible();
    await field('Password').fill('Traghetto-2026!');
    await expect(said).toBeHidden();
  }
  expect(threads).toHaveLength(1);
});
