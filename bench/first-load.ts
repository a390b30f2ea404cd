import { setTimeout } from 'node:timers/promises';
import { brotliCompressSync } from 'node:zlib';
import type { Browser, Request } from 'playwright';
import { onFreshPhone, openBrowser, untilFontsReady, untilHydrated } from './browser.ts';
import { fetchBody, fetchText } from './fetch-body.ts';
import type { Bench } from './measure.ts';
import { atMost, forInformation, notMeasured, type Row } from './row.ts';
import type { Subject } from './subject.ts';

const MAX_SCRIPT_KB = 92;
const MAX_ARTICLE_KB = 13.8;
const MAX_LIST_KB = 20;
const MAX_SCRIPT_REQUESTS = 8;
const MAX_FONT_KB = 120;

const DOCUMENT_REQUESTS = 12;
/** Gives the server time to compress better. */
const DOCUMENT_PAUSE_MS = 500;

const documentsOf = ({ article, home, section, edition }: Subject): [string, URL, number][] => [
  ['article', article, MAX_ARTICLE_KB],
  ['home', home, MAX_LIST_KB],
  ['edition', edition, MAX_LIST_KB],
  ['section', section, MAX_LIST_KB],
];

type Loaded = { url: string; type: string; bytes: number };

/** What a first visit to an article loads until the page is hydrated and the network is quiet. */
export async function firstLoad({ subject, chromium }: Bench): Promise<Row[]> {
  const browser = await openBrowser(chromium);
  try {
    const files = await filesOf(browser, subject.article);
    const rows = [...scriptRows(files, await inlineScriptBytes(subject.article)), allRow(files)];
    rows.push(fontRow('fonts of an article', files), ...(await documentRows(documentsOf(subject))));
    if (!subject.italicArticle) {
      return [...rows, notMeasured('fonts of an article with italics', 'today’s paper has none', null)];
    }
    return [
      ...rows,
      fontRow('fonts of an article with italics', await filesOf(browser, subject.italicArticle)),
    ];
  } finally {
    await browser.close();
  }
}

function filesOf(browser: Browser, url: URL): Promise<Loaded[]> {
  return onFreshPhone(browser, async (page) => {
    const requests: Request[] = [];
    page.on('requestfinished', (request) => requests.push(request));
    await page.goto(url.href, { waitUntil: 'load' });
    await untilHydrated(page);
    await untilFontsReady(page);
    await page.waitForLoadState('networkidle');
    return await Promise.all(requests.map(toLoaded));
  });
}

async function toLoaded(request: Request): Promise<Loaded> {
  const { responseBodySize } = await request.sizes();
  return { url: request.url(), type: request.resourceType(), bytes: responseBodySize };
}

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;

/** Data that the router passes to React: the article itself, written as an expression. */
const ROUTER_DATA = /(?<=\$_TSR\.router=)\(\$R=>[\s\S]*\)\(\$R\["tsr"\]\)(?=;)/;

/** Inline scripts of the page, compressed together as in a file of their own; inline data does not count. */
async function inlineScriptBytes(page: URL): Promise<number> {
  const scripts = [...(await fetchText(page)).matchAll(SCRIPT)]
    .filter(([, attributes = '']) => !/\bsrc=|type="application\/(?:ld\+)?json"/.test(attributes))
    .map(([, , text = '']) => text.replace(ROUTER_DATA, '0'));
  return brotliCompressSync(scripts.join('\n')).length;
}

const kilobytes = (files: Loaded[]) => files.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
const nameOf = ({ url }: Loaded) =>
  new URL(url).pathname
    .split('/')
    .at(-1)
    ?.replace(/-[\w-]{6,8}\./, '.') ?? url;
const list = (files: Loaded[]) =>
  files.map((file) => `${nameOf(file)} ${(file.bytes / 1000).toFixed(1)}`).join(', ');

function scriptRows(files: Loaded[], inlineBytes: number): Row[] {
  const scripts = files.filter(({ type }) => type === 'script');
  const inline = inlineBytes / 1000;
  return [
    atMost(MAX_SCRIPT_KB, {
      name: 'article: JavaScript',
      value: kilobytes(scripts) + inline,
      unit: 'KB',
      note: `${list(scripts)}, inline ${inline.toFixed(1)}`,
    }),
    atMost(MAX_SCRIPT_REQUESTS, { name: 'article: script requests', value: scripts.length, unit: '' }),
  ];
}

function allRow(files: Loaded[]): Row {
  const types = Map.groupBy(files, ({ type }) => type);
  const note = [...types]
    .map(([type, some]) => `${some.length} ${type} ${kilobytes(some).toFixed(1)} KB`)
    .join(', ');
  return forInformation({ name: 'article: all requests', value: files.length, unit: '', note });
}

/**
 * Bytes of the document with its headers. The server compresses what is requested again better, in the background, so
 * the smallest of several answers counts.
 */
async function documentBytes(page: URL): Promise<number> {
  const sizes: number[] = [];
  for (let request = 0; request < DOCUMENT_REQUESTS; request++) {
    const { headers, body } = await fetchBody(page, { 'accept-encoding': 'br' });
    const headerLines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    sizes.push(body.length + headerLines.join('').length);
    await setTimeout(DOCUMENT_PAUSE_MS);
  }
  return Math.min(...sizes);
}

/** @param pages kind of page, its address, and how many kilobytes its document may have */
const documentRows = (pages: [kind: string, page: URL, limit: number][]): Promise<Row[]> =>
  Promise.all(
    pages.map(async ([kind, page, limit]) =>
      atMost(limit, { name: `${kind}: document`, value: (await documentBytes(page)) / 1000, unit: 'KB' }),
    ),
  );

function fontRow(name: string, files: Loaded[]): Row {
  const fonts = files.filter(({ type }) => type === 'font');
  return atMost(MAX_FONT_KB, { name, value: kilobytes(fonts), unit: 'KB', note: list(fonts) });
}
