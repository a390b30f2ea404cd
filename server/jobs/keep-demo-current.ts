import { dayAt } from '#domain/dates.ts';
import type { Database } from '#server/db/connect.ts';
import { type DemoProgress, seedDemo } from '#server/demo/seed-demo.ts';

/** How often a running server looks whether a new day's demonstration paper is due. */
const INTERVAL_MS = 10 * 60_000;

type Options = { db: Database; imagesFolder: string; now: () => Date };

/**
 * Keeps the demonstration at today. Resolves when the newest paper of every brand is in; the days before it follow
 * while the newsstand is already read. `stop` waits for the issue being written.
 */
export async function keepDemoCurrent({
  db,
  imagesFolder,
  now,
}: Options): Promise<{ stop(): Promise<void> }> {
  const stopping = new AbortController();
  let seeded = '';
  let running: Promise<unknown> = Promise.resolve();

  function seed(onNewest: () => void) {
    const at = now();
    seeded = dayAt(at);
    const newest = new Set<string>();
    const onProgress = ({ done, total, brand, day }: DemoProgress) => {
      process.stdout.write(`Edizioni dimostrative: ${done} di ${total} (${brand.name}, ${day})\n`);
      if (newest.has(brand.key)) onNewest();
      newest.add(brand.key);
    };
    running = seedDemo({ db, imagesFolder, now: at, onProgress, signal: stopping.signal });
    return running.finally(onNewest);
  }

  await new Promise<void>((resolve, reject) => {
    seed(resolve).catch(reject);
  });
  const timer = setInterval(() => {
    if (dayAt(now()) === seeded) return;
    running
      .then(() => seed(() => undefined))
      .catch((error: unknown) => process.stderr.write(`Edizioni dimostrative: ${String(error)}\n`));
  }, INTERVAL_MS);
  return {
    async stop() {
      clearInterval(timer);
      stopping.abort();
      await running.catch(() => undefined);
    },
  };
}
