import { join } from 'node:path';
import type { Config } from '#server/base/config/config.ts';
import type { Arrivals } from '#server/newsroom/import/arrivals.ts';
import { AskedFeeds } from '#server/newsroom/import/asked-feeds/ask-feeds.ts';
import { watchFolders } from '#server/newsroom/import/watch/watch-folders.ts';

/** Runs a task now and then at an interval, never twice at the same time, until it is stopped. */
function doEvery(ms: number, task: () => Promise<void>): { stop(): Promise<void> } {
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

/** Time between two looks; a file that both find unchanged is complete. */
const LOOK_MS = 15_000;

/** How often due feeds are looked for; a feed is fetched once an hour at most. */
const ASK_MS = 60_000;

/** Imports what arrives in watched folders and feeds. `stop` waits for the issue being written. */
export function takeArrivals(
  { importWatch, feeds, dataFolder }: Pick<Config, 'importWatch' | 'feeds' | 'dataFolder'>,
  arrivals: Omit<Arrivals, 'ending'>,
): { stop(): Promise<void> } {
  const ending = new AbortController();
  const deps = { ...arrivals, ending: ending.signal };
  const watch = importWatch && watchFolders(importWatch, deps);
  const asked = new AskedFeeds(feeds, deps, { memoryPath: join(dataFolder, 'feeds.json') });
  const running = [
    ...(watch ? [doEvery(LOOK_MS, () => watch.look())] : []),
    ...(feeds.length > 0 ? [doEvery(ASK_MS, () => asked.ask())] : []),
  ];
  return {
    async stop() {
      ending.abort();
      await Promise.all(running.map((one) => one.stop()));
    },
  };
}
