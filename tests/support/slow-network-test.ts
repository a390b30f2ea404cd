import type { Page } from 'playwright/test';
import { type Story, stories } from './ask-newsstand.ts';
import { test as base } from './faulty-network-test.ts';
import { untilCached } from './first-visit.ts';

type Stories = { read: Story; unread: Story };

/** A reader of Il Messaggero on a network that a test can disturb, and two of today's articles with pictures. */
export const test = base.extend<{ today: Stories }>({
  today: async ({ request }, use) => {
    const [read, unread] = (await stories(request)).filter(({ immagine }) => immagine !== null);
    if (!read || !unread) throw new Error('Fewer than two of today’s articles have a picture');
    await use({ read, unread });
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
