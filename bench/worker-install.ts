import { setTimeout as sleep } from 'node:timers/promises';
import { type CDPSession, devices } from 'playwright';
import { FAQ_CALL, LEGAL_PAGES_CALL } from '#domain/view-addresses.ts';
import { readWorkerList } from '#tests/support/worker-list.ts';
import { bareInstaller } from './baseline/bare-installer.ts';
import { openBrowser, untilHydrated } from './browser.ts';
import { type CountedRequest, startCountingProxy } from './counting-proxy.ts';
import { fetchText } from './fetch-body.ts';
import type { Bench } from './measure.ts';
import { median } from './median.ts';
import { atMost, atMostTimes, type Row } from './row.ts';

const MAX_REQUESTS = 12;
const BYTES_RATIO = 0.9;
const CPU_RATIO = 0.5;
const ROUNDS = 3;

const CHECK_INTERVAL_MS = 500;
const IDLE_CHECKS = 3;
/** Processor time between two checks below which a browser counts as idle. */
const MAX_IDLE_MS = 20;

const FONT = /\.woff2$/;

/** Processor time in ms by kind of process; pages and their workers run in the renderer. */
type Cpu = Record<string, number>;
type Install = { requests: CountedRequest[]; cpu: Cpu };

/**
 * Cost of installing the app on a first visit to an article, from the worker's script to the worker in control,
 * compared with a bare worker that fetches the same files one by one. The page is idle before. OFF-01
 */
export async function workerInstall({ product, subject, chromium }: Bench): Promise<Row[]> {
  const port = Number(new URL(product.origin).port);
  const { singles, packs } = readWorkerList(await fetchText(new URL('/sw.js', product.origin)));
  const files = [...singles, ...packs.flatMap(({ files: packed }) => packed.map(({ path }) => path))];
  const app = [
    ...files.filter((path) => !FONT.test(path)),
    '/shell/articolo',
    '/shell',
    FAQ_CALL,
    LEGAL_PAGES_CALL,
  ];
  const own: Install[] = [];
  const oneByOne: Install[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    oneByOne.push(await installOnce(chromium, port, subject.article, bareInstaller(app)));
    own.push(await installOnce(chromium, port, subject.article));
  }
  // Other answers that the page makes its new worker cache are not part of the app.
  const ofApp = new Set([...app, ...packs.map(({ path }) => path)]);
  for (const install of [...own, ...oneByOne])
    install.requests = install.requests.filter(({ path }) => ofApp.has(path));
  return rowsOf(own, oneByOne);
}

async function installOnce(
  executablePath: string,
  port: number,
  article: URL,
  worker?: string,
): Promise<Install> {
  const line = await startCountingProxy(port, worker);
  const browser = await openBrowser(executablePath);
  try {
    const page = await browser.newPage(devices['Pixel 7']);
    await page.goto(`http://${article.hostname}:${line.port}${article.pathname}`);
    await page.keyboard.press('Shift');
    await untilHydrated(page);
    await line.asked;
    const devtools = await browser.newBrowserCDPSession();
    const before = await untilIdle(devtools);
    line.takeCountedRequests();
    line.release();
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    const after = await processorTimes(devtools);
    const cpu = Object.entries(after).map(([kind, time]) => [kind, time - (before[kind] ?? 0)]);
    return { requests: line.takeCountedRequests(), cpu: Object.fromEntries(cpu) };
  } finally {
    await browser.close();
    await line.close();
  }
}

async function processorTimes(devtools: CDPSession): Promise<Cpu> {
  const { processInfo } = await devtools.send('SystemInfo.getProcessInfo');
  const times: Cpu = {};
  for (const { type, cpuTime } of processInfo) times[type] = (times[type] ?? 0) + cpuTime * 1000;
  return times;
}

async function untilIdle(devtools: CDPSession): Promise<Cpu> {
  let times = await processorTimes(devtools);
  for (let quiet = 0; quiet < IDLE_CHECKS; ) {
    await sleep(CHECK_INTERVAL_MS);
    const now = await processorTimes(devtools);
    quiet = total(now) - total(times) < MAX_IDLE_MS ? quiet + 1 : 0;
    times = now;
  }
  return times;
}

const total = (cpu: Cpu) => Object.values(cpu).reduce((sum, time) => sum + time, 0);
const bytesOf = ({ requests }: Install) => requests.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
const cpuText = (cpu: Cpu) =>
  Object.entries(cpu)
    .map(([kind, time]) => `${kind} ${Math.round(time)}`)
    .join(', ');

/** The install with the median processor time. */
function medianInstall(installs: Install[]): Install {
  const time = median(installs.map(({ cpu }) => total(cpu)));
  const found = installs.find(({ cpu }) => total(cpu) === time);
  if (!found) throw new RangeError('no install');
  return found;
}

function rowsOf(owns: Install[], oneByOnes: Install[]): Row[] {
  const own = medianInstall(owns);
  const oneByOne = medianInstall(oneByOnes);
  return [
    atMost(MAX_REQUESTS, {
      name: 'first install: requests',
      value: Math.max(...owns.map(({ requests }) => requests.length)),
      unit: '',
      note: `${oneByOne.requests.length} one by one; ${own.requests.map(({ path, bytes }) => `${path} ${(bytes / 1000).toFixed(1)}`).join(', ')}`,
    }),
    atMostTimes(BYTES_RATIO, {
      name: 'first install: bytes',
      value: bytesOf(own),
      baseline: bytesOf(oneByOne),
      unit: 'KB',
    }),
    atMostTimes(CPU_RATIO, {
      name: 'first install: processor time',
      value: total(own.cpu),
      baseline: total(oneByOne.cpu),
      unit: 'ms',
      note: `${cpuText(own.cpu)}; one by one ${cpuText(oneByOne.cpu)}`,
    }),
  ];
}
