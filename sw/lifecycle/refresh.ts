import type { Router } from 'workbox-routing';
import type { ShownAnswer, WorkerToPage } from '#device/worker-messages.ts';
import { askAsReader } from '../strategies/ask-as-reader.ts';
import { isNews } from '../strategies/is-news.ts';
import { verdict } from '../strategies/text-network.ts';
import { cachedAnswer } from './cached-answer.ts';

/** The page that asks. */
type Page = Pick<Client, 'postMessage'>;

/**
 * Asks the network again for what a page shows or misses, and tells it what is fresher by now and how the network does.
 * What comes later still, the strategies tell. OFF-02
 */
export async function refresh(
  shown: readonly ShownAnswer[],
  page: Page,
  router: Router,
  event: ExtendableEvent,
): Promise<void> {
  const tell = (message: WorkerToPage) => page.postMessage(message);
  await Promise.all(
    shown.map(async ({ address, date }) => {
      const copy = await cachedAnswer(address);
      const isNewer = copy && date !== undefined && copy.headers.get('date') !== date;
      const answer = isNewer ? undefined : await askAsReader(address, router, event).catch(() => undefined);
      if (isNewer || (answer && (await isNews(copy, answer)))) tell({ type: 'fresher', address });
    }),
  );
  tell({ type: 'connection', state: verdict.current() });
}
