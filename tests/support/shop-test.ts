import { type FakeShop, openFakeShop } from './fake-shop.ts';
import { test as base } from './own-newsstand-test.ts';
import { type Account, addAccount } from './reader-accounts.ts';

/** A browser test on a newsstand whose money a shop takes, by a reader who has no subscription. */
export const test = base.extend<{ account: Account }, { shop: FakeShop }>({
  shop: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads which fixtures are wanted from this pattern
    async ({}, use) => {
      const shop = await openFakeShop();
      await use(shop);
      await shop.close();
    },
    { scope: 'worker' },
  ],
  settings: ({ shop }, use) => use({ CHECKOUT_URL: shop.url, CHECKOUT_SECRET: shop.secret }),
  account: async ({ own }, use) => use(await addAccount(own.db.orm)),
});
