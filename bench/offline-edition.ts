import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { brotliCompressSync } from 'node:zlib';
import { chromium, type Page } from 'playwright';
import { expect } from 'playwright/test';
import type { PackageWire } from '#api/site/wire-types.ts';
import { manifestAddress } from '#domain/download-addresses.ts';
import { downloadsOf, readyDevice } from '#tests/support/device-downloads.ts';
import { isCached } from '#tests/support/first-visit.ts';
import { fetchBody } from './fetch-body.ts';
import { ARTICLES, openFullIssue } from './full-issue.ts';
import type { Measure } from './measure.ts';
import { median } from './median.ts';
import { atMost, atMostTimes, type Row } from './row.ts';
import { startSlowProxy } from './slow-proxy.ts';

const JPEG_BYTES = 60_000;
const BYTES_RATIO = 0.25;
const CONNECTION = { bitsPerSecond: 9_000_000, latencyMs: 100 };
const MAX_CONNECTION_RATIO = 1.1;
const MAX_LOOPBACK_RATIO = 0.5;
/** Target: time until a stored article has been read as JSON. */
const MAX_ARTICLE_OPEN_MS = 10;
const ROUNDS = 3;
const DIALOG_PAUSE_MS = 3000;
/** Interval between checks; more frequent ones would take processor time. */
const CHECK_INTERVAL_MS = 500;
const PHONE_PICTURE_WIDTH = 640;

/** Downloads a whole issue to the device: its size, its duration, and how soon a stored article is shown. OFF-03 */
export const offlineEdition: Measure = async ({ product, chromium: executablePath }) => {
  const { newsstand, day } = await openFullIssue(product.origin);
  const onDevice = async <T>(port: number, act: (page: Page) => Promise<T>): Promise<T> => {
    const folder = await mkdtemp(join(tmpdir(), 'edicola-bench-phone-'));
    const context = await chromium.launchPersistentContext(folder, {
      executablePath,
      args: ['--no-sandbox', '--disable-gpu'],
      viewport: { width: 390, height: 844 },
      screen: { width: 390, height: 844 },
      baseURL: `http://ilmessaggero.localhost:${port}`,
    });
    try {
      const [page] = context.pages();
      if (!page) throw new Error('the browser has no page');
      await page.goto(`/edizione/nazionale/${day}`);
      await readyDevice(page);
      await page.getByRole('button', { name: /^Scarica / }).click();
      await expect.poll(() => isCached(page, manifestAddress('nazionale', day))).toBe(true);
      // Time in which the reader reads the dialog and the page becomes idle.
      await page.waitForTimeout(DIALOG_PAUSE_MS);
      return await act(page);
    } finally {
      await context.close();
      await rm(folder, { recursive: true, force: true });
    }
  };
  const download = async (page: Page): Promise<number> => {
    await page.getByRole('dialog').getByRole('button', { name: 'Con le immagini' }).click();
    while (true) {
      const [row] = await downloadsOf(page);
      if (row?.state === 'failed') throw new Error(`the download failed: ${row.failure}`);
      // From the reader's press to the last file, by the device's clock.
      if (row?.finishedAt) return row.finishedAt - row.addedAt;
      await page.waitForTimeout(CHECK_INTERVAL_MS);
    }
  };
  try {
    const rows: Row[] = [];
    const line = await startSlowProxy(newsstand.port, CONNECTION);
    const slowRounds: { ms: number; bytes: number; manifest: PackageWire }[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      slowRounds.push(
        await onDevice(line.port, async (page) => {
          line.takeForwardedBytes();
          const ms = await download(page);
          const bytes = line.takeForwardedBytes();
          return { ms, bytes, manifest: await manifestOf(page, day) };
        }),
      );
    }
    await line.close();
    const [medianRound] = slowRounds.toSorted((a, b) => a.ms - b.ms).slice(Math.floor(ROUNDS / 2));
    if (!medianRound) throw new Error('nothing was downloaded');
    rows.push(await sizeRow(newsstand.port, medianRound.manifest));
    rows.push(
      atMostTimes(MAX_CONNECTION_RATIO, {
        name: 'issue on 9 Mbps, 100 ms',
        value: medianRound.ms,
        baseline: (medianRound.bytes * 8 * 1000) / CONNECTION.bitsPerSecond,
        unit: 'ms',
        note: `${medianRound.bytes} bytes, against what the line needs for them; the middle of ${ROUNDS} rounds`,
      }),
    );
    const [productTimes, addAllTimes, openTimes]: number[][] = [[], [], []];
    for (let round = 0; round < ROUNDS; round += 1) {
      await onDevice(newsstand.port, async (page) => {
        productTimes?.push(await download(page));
        openTimes?.push(...(await openAll(page, await manifestOf(page, day))));
      });
      await onDevice(newsstand.port, async (page) => {
        addAllTimes?.push(await addAll(page, await manifestOf(page, day)));
      });
    }
    rows.push(
      atMostTimes(MAX_LOOPBACK_RATIO, {
        name: 'issue on this machine',
        value: median(productTimes ?? []),
        baseline: median(addAllTimes ?? []),
        unit: 'ms',
        note: 'against cache.addAll of the same files',
      }),
    );
    const sorted = (openTimes ?? []).toSorted((a, b) => a - b);
    rows.push(
      atMost(MAX_ARTICLE_OPEN_MS, {
        name: 'stored article until it is parsed JSON: p95',
        value: sorted[Math.ceil(sorted.length * 0.95) - 1] ?? Number.NaN,
        unit: 'ms',
        note: `${sorted.length} articles, through the worker`,
      }),
    );
    return rows;
  } finally {
    await newsstand.close();
  }
};

const manifestOf = (page: Page, day: string): Promise<PackageWire> =>
  page.evaluate(async (date) => {
    const reply = await fetch(`/api/edicola/pacchetto?edizione=nazionale&data=${date}`);
    return ((await reply.json()) as { data: PackageWire }).data;
  }, day);

const addressesOf = ({ testi, immagini }: PackageWire): string[] => [
  ...testi.flatMap(({ indirizzo, file }) => file.map((_, index) => `${indirizzo}/${index}`)),
  ...immagini
    .filter(({ larghezza }) => larghezza === PHONE_PICTURE_WIDTH)
    .flatMap(({ file }) => file.map((one) => one.indirizzo)),
];

/** Bytes on the network, compared with pictures as JPEG and texts compressed one by one. */
async function sizeRow(port: number, manifest: PackageWire): Promise<Row> {
  const ask = (path: string) => fetchBody(new URL(path, `http://ilmessaggero.localhost:${port}`));
  const singles = await Promise.all(
    manifest.testi.flatMap(({ indirizzo, file }) =>
      file.map(async (_, index) => brotliCompressSync((await ask(`${indirizzo}/${index}`)).body).length),
    ),
  );
  const sum = (numbers: number[]) => numbers.reduce((all, one) => all + one, 0);
  const pictures = manifest.immagini.filter(({ larghezza }) => larghezza === PHONE_PICTURE_WIDTH);
  const productBytes =
    brotliCompressSync(JSON.stringify(manifest)).length +
    sum([...manifest.testi, ...pictures].map(({ byte }) => byte));
  return atMostTimes(BYTES_RATIO, {
    name: 'issue of 120 articles and pictures',
    value: productBytes,
    baseline: ARTICLES * JPEG_BYTES + sum(singles),
    unit: 'bytes',
    note: 'manifest, text stream and AVIF for a phone, against 60 KB JPEGs and texts compressed one by one',
  });
}

const addAll = (page: Page, manifest: PackageWire): Promise<number> =>
  page.evaluate(async (addresses) => {
    const cache = await caches.open('bench');
    const start = performance.now();
    await cache.addAll(addresses);
    return performance.now() - start;
  }, addressesOf(manifest));

const openAll = (page: Page, { testi }: PackageWire): Promise<number[]> =>
  page.evaluate(
    async (ids) => {
      const times: number[] = [];
      for (const id of ids) {
        const start = performance.now();
        await (await fetch(`/api/edicola/articolo?id=${id}`)).json();
        times.push(performance.now() - start);
      }
      return times;
    },
    testi.flatMap(({ file }) => file.map(({ id }) => id)),
  );
