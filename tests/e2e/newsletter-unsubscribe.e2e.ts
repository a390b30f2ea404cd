import { expect, test } from 'playwright/test';
import { newToken } from '#server/base/mail/list-token.ts';
import { addNewsletter, subscribedNewsletters } from '#server/outgoing/db/reader-newsletters.ts';
import { unsubscribeHeaders } from '#server/outgoing/newsletters/unsubscribe.ts';
import { openOwnNewsstand } from '#tests/support/own-newsstand.ts';
import { addAccount } from '#tests/support/reader-accounts.ts';

test.use({ javaScriptEnabled: false });

test('ACC-07 the link in a newsletter unsubscribes with one press, without signing in and without scripts', {
  tag: '@long',
}, async ({ page }) => {
  const own = await openOwnNewsstand();
  try {
    const { id: readerId } = await addAccount(own.db.orm);
    const whose = { readerId, brand: 'MG' } as const;
    const token = newToken();
    await addNewsletter(own.db.orm, { ...whose, newsletter: 'il-punto', since: new Date(), token });
    const header = unsubscribeHeaders(`http://ilmessaggero.localhost:${own.port}`, token)['List-Unsubscribe'];
    const link = header.slice(1, -1);
    await page.goto(link);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Vuoi disiscriverti da «Il punto delle 7»?',
    );
    expect(await subscribedNewsletters(own.db.orm, whose)).toEqual(['il-punto']);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Disiscrivimi' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fatto');
    expect(await subscribedNewsletters(own.db.orm, whose)).toEqual([]);
    await page.goto(link);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Questo link non serve più');
  } finally {
    await own.close();
  }
});
