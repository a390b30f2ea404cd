import { fileURLToPath } from 'node:url';
import type { Brand } from '#domain/brands/brand.ts';
import { BRANDS } from '#domain/brands/brand-by-host.ts';
import type { Day } from '#domain/newsstand.ts';
import type { Database } from '#server/base/db/connect.ts';
import { importDelivery } from '#server/newsroom/import/import-delivery.ts';
import { reportLine } from '#server/newsroom/import/import-report.ts';
import { assignPortraits } from './assign-portraits.ts';
import type { DemoArticle } from './demo-article.ts';
import { type DemoDelivery, toSourceItems, toWithdrawals } from './demo-delivery.ts';
import { pendingDeliveries } from './pending-deliveries.ts';
import { readArticles } from './read-articles.ts';

const PICTURES = fileURLToPath(new URL('./images', import.meta.url));

export type DemoProgress = {
  /** Number of days written, of those that were missing or have changed. */
  done: number;
  total: number;
  brand: Brand;
  day: Day;
};

type Options = {
  db: Database;
  imagesFolder: string;
  now: Date;
  onProgress?: (progress: DemoProgress) => void;
  /** Stops between two days. Written days stay, and the next call continues. */
  signal?: AbortSignal;
  /** Articles to print; the default is the articles folder. */
  articles?: readonly DemoArticle[];
};

/**
 * Updates the demonstration: today's issue of every paper and the six before it, through the importer. It adds what is
 * missing, corrects and withdraws articles whose time for it has come, and changes nothing else, so it may be called at
 * every start and again and again. Today's papers are written first, so that a new newsstand can be read immediately.
 * @returns the number of days of papers added or changed.
 * @throws Error when an article is wrong or the importer refuses it.
 */
export async function seedDemo(options: Options): Promise<number> {
  const { db, now, onProgress, signal } = options;
  const articles = options.articles ?? (await readArticles());
  const missing: { brand: Brand; delivery: DemoDelivery; age: number }[] = [];
  for (const brand of BRANDS) {
    const pending = await pendingDeliveries(db.orm, brand, articles, now);
    missing.push(...pending.map((delivery, age) => ({ brand, delivery, age })));
  }
  missing.sort((a, b) => a.age - b.age);
  let done = 0;
  for (const { brand, delivery } of missing) {
    if (signal?.aborted) return done;
    await deliver(brand, delivery, options);
    done += 1;
    onProgress?.({ done, total: missing.length, brand, day: delivery.day });
  }
  // Last, because drawing portraits takes as long as the pictures of a whole day.
  await addAllPortraits(options);
  return done;
}

async function deliver(
  brand: Brand,
  delivery: DemoDelivery,
  { db, imagesFolder, now }: Options,
): Promise<void> {
  for (const items of [toSourceItems(brand, delivery, PICTURES, now), toWithdrawals(brand, delivery, now)]) {
    if (items.length === 0) continue;
    const report = await importDelivery(
      { brand: brand.sigla, items },
      { db, imagesFolder, media: [], now, allowSvg: true },
    );
    const [first] = report.rejected;
    if (first)
      throw new Error(`Demonstration: ${reportLine(report)}; ${first.name}: ${first.place}: ${first.reason}`);
  }
}

async function addAllPortraits({ db, imagesFolder }: Options): Promise<void> {
  for (const brand of BRANDS) await assignPortraits(db.orm, brand, PICTURES, imagesFolder);
}
