import type { Config } from '../config.ts';
import type { Arrivals } from '../import/arrivals.ts';
import { watchFolders } from '../import/watch/watch-folders.ts';
import { doEvery } from './do-every.ts';

/** Two looks that find a file unchanged are as far apart. */
const LOOK_MS = 15_000;

/** Takes what arrives by itself in watched folders. `stop` waits for the issue being written. */
export function takeArrivals(
  { importWatch }: Pick<Config, 'importWatch'>,
  arrivals: Omit<Arrivals, 'ending'>,
): { stop(): Promise<void> } {
  const ending = new AbortController();
  const means = { ...arrivals, ending: ending.signal };
  const watch = importWatch && watchFolders(importWatch, means);
  const running = [...(watch ? [doEvery(LOOK_MS, () => watch.look())] : [])];
  return {
    async stop() {
      ending.abort();
      await Promise.all(running.map((one) => one.stop()));
    },
  };
}
