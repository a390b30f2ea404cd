import type { Page } from 'playwright/test';
import { type ListedArticle, todaysArticles } from './ask-newsstand.ts';
import { test as base } from './faulty-network-test.ts';
import { untilCached } from './first-visit.ts';

type TwoArticles = { toRead: ListedArticle; toLeaveUnread: ListedArticle };

/** A reader of Il Messaggero on a network that a test can disturb, and two of today's articles with pictures. */
export const test = base.extend<{ today: TwoArticles }>({
  today: async ({ request }, use) => {
    const [toRead, toLeaveUnread] = (await todaysArticles(request)).filter(
      ({ immagine }) => immagine !== null,
    );
    if (!toRead || !toLeaveUnread) throw new Error('Fewer than two of today’s articles have a picture');
    await use({ toRead, toLeaveUnread });
  },
});

/** Makes the worker cache the answers of these calls, without anything else that their pages would load. */
export async function cacheAnswers(page: Page, addresses: string[]): Promise<void> {
  await page.evaluate(
    (wanted) => navigator.serviceWorker.controller?.postMessage({ type: 'keep', addresses: wanted }),
    addresses,
  );
  for (const address of addresses) await untilCached(page, address);
}
