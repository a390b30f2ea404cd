import type { OutboxEntry } from './tables/outbox.ts';

/** By this name the browser tells the worker that the network is back, page or no page. */
export const OUTBOX_TAG = 'outbox';

/** Held by whoever sends: one at a time over all tabs and events. */
export const OUTBOX_LOCK = 'outbox';

type Opened = Pick<OutboxEntry, 'path' | 'title' | 'accountOrigin'>;

/** An opening that nobody has heard of yet; its key is made up here and says nothing of the reader. OFF-05 */
export const openedEntry = ({ path, title, accountOrigin }: Opened, createdAt: number): OutboxEntry => ({
  key: crypto.randomUUID(),
  kind: 'article-opened',
  path,
  title,
  accountOrigin,
  createdAt,
  attempts: 0,
  refused: null,
});
