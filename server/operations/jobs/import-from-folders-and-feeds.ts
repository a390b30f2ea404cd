import { join } from 'node:path';
import type { Config } from '#server/base/config/config.ts';
import type { ArrivalDeps } from '#server/newsroom/import/arrivals.ts';
import { FeedImporter } from '#server/newsroom/import/requested-feeds/feed-importer.ts';
import { watchFolders } from '#server/newsroom/import/watch/watch-folders.ts';

/** Runs a task at once and then at an interval, never twice at the same time, until it is stopped. */
function runEvery(ms: number, task: () => Promise<void>): { stop(): Promise<void> } {
  let running: Promise<void> | undefined;
  const run = () => {
    running ??= task().finally(() => {
      running = undefined;
    });
  };
  run();
  const timer = setInterval(run, ms);
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}

/** Time between two checks of the watched folders; a file that is unchanged in both is complete. */
const WATCH_INTERVAL_MS = 15_000;

/** How often feeds that are due are looked for; each feed is fetched at most once an hour. */
const FEEDS_INTERVAL_MS = 60_000;

/** Imports what arrives in watched folders and feeds. `stop` waits for the issue being written. */
export function importFromFoldersAndFeeds(
  { importWatch, feeds, dataFolder }: Pick<Config, 'importWatch' | 'feeds' | 'dataFolder'>,
  importDeps: Omit<ArrivalDeps, 'stopSignal'>,
): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const deps = { ...importDeps, stopSignal: stopping.signal };
  const watch = importWatch && watchFolders(importWatch, deps);
  const feedImporter = new FeedImporter(feeds, deps, { statePath: join(dataFolder, 'feeds.json') });
  const running = [
    ...(watch ? [runEvery(WATCH_INTERVAL_MS, () => watch.check())] : []),
    ...(feeds.length > 0 ? [runEvery(FEEDS_INTERVAL_MS, () => feedImporter.importDue())] : []),
  ];
  return {
    async stop() {
      stopping.abort();
      await Promise.all(running.map((task) => task.stop()));
    },
  };
}
