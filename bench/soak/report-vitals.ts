// Preloaded into the server: on a signal it writes its resource use to the file that VITALS_FILE names.
import { renameSync, writeFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { isMainThread } from 'node:worker_threads';
import type { Vitals } from './vitals.ts';

const file = process.env.VITALS_FILE;
const NS_IN_MS = 1e6;

if (isMainThread && file) {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const pauses = monitorEventLoopDelay({ resolution: 10 });
  pauses.enable();
  process.on('SIGUSR2', () => {
    const p99Ms = pauses.percentile(99) / NS_IN_MS;
    // Collects garbage first, because unused memory is no leak.
    collect();
    const { rss, heapUsed, external } = process.memoryUsage();
    const resources = process.getActiveResourcesInfo();
    const timers = resources.filter((name) => name === 'Timeout' || name === 'Immediate').length;
    const vitals: Vitals = {
      rss,
      heap: heapUsed,
      external,
      p99Ms,
      handles: resources.length - timers,
      timers,
    };
    writeFileSync(`${file}.new`, JSON.stringify(vitals));
    renameSync(`${file}.new`, file);
    pauses.reset();
  });
}
