import { test as base } from './own-newsstand-test.ts';
import { type Account, addAccount } from './reader-accounts.ts';

/** A browser test on a newsstand whose payments a shop takes, with a reader who has no subscription. */
export const test = base.extend<{ account: Account }>({
  settings: ({ shop }, use) => use({ CHECKOUT_URL: shop.url, CHECKOUT_SECRET: shop.secret }),
  account: async ({ own }, use) => use(await addAccount(own.db.orm)),
});
