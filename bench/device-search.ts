import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright';
import { build } from 'vite';
import { onFreshPhone, openBrowser } from './browser.ts';
import type { GeneratedIssues, SearchTimes } from './generated-issues.ts';
import type { Bench } from './measure.ts';
import { median } from './median.ts';
import { atMost, forInformation, type Row } from './row.ts';
import { makeCorpus } from './search-corpus.ts';

const ARTICLES = 5000;
const MORE_SENTENCES = 3;
/** Two frames, a delay that a reader does not notice while typing. */
const MAX_SEARCH_MS = 32;
const PROGRAM = fileURLToPath(new URL('in-page/search-downloaded-issues.ts', import.meta.url));
/** Cache Storage needs a secure origin, and browsers treat this one as secure. */
const PAGE_ADDRESS = 'http://deposito.localhost/';

/** How soon the device answers a search over downloaded issues: complete answers, with passages and counts. */
export async function deviceSearch({ chromium }: Bench): Promise<Row[]> {
  const { sentences, article, queries } = await makeCorpus();
  const articles = Array.from({ length: ARTICLES }, (_, n) => {
    const { names, sentenceNumbers } = article(n);
    // A downloaded issue also has long articles.
    return {
      names,
      sentenceNumbers: [
        ...sentenceNumbers,
        ...article(n + ARTICLES).sentenceNumbers.slice(0, MORE_SENTENCES),
      ],
    };
  });
  const issues: GeneratedIssues = { sentences, articles };
  const program = await bundle();
  const browser = await openBrowser(chromium);
  try {
    return toRows(await onFreshPhone(browser, (page) => run(page, program, issues, queries)));
  } finally {
    await browser.close();
  }
}

/** The worker's own code, bundled for a browser. */
async function bundle(): Promise<string> {
  const made = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, lib: { entry: PROGRAM, formats: ['iife'], name: 'deviceSearch' } },
  });
  const [output] = [made].flat();
  const [chunk] = output && 'output' in output ? output.output : [];
  if (chunk?.type !== 'chunk') throw new Error('nothing was bundled');
  return chunk.code;
}

async function run(
  page: Page,
  program: string,
  issues: GeneratedIssues,
  queries: string[],
): Promise<SearchTimes> {
  await page.route(PAGE_ADDRESS, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }),
  );
  await page.goto(PAGE_ADDRESS);
  await page.addScriptTag({ content: program });
  const call = `deviceSearch.measure(${JSON.stringify(issues)}, ${JSON.stringify(queries)})`;
  return await page.evaluate<SearchTimes>(call);
}

function toRows({ answersMs, startMs, foldingMs, words }: SearchTimes): Row[] {
  // The fastest round of each query, which leaves out delays by other processes.
  const sorted = answersMs.map((rounds) => Math.min(...rounds)).toSorted((a, b) => a - b);
  const of = `${ARTICLES} articles of ${Math.round(words)} words`;
  return [
    atMost(MAX_SEARCH_MS, {
      name: 'search on the device: p95',
      value: sorted[Math.ceil(sorted.length * 0.95) - 1] ?? 0,
      unit: 'ms',
      note: `${sorted.length} queries over ${of}, the quickest of ${answersMs[0]?.length} rounds each; half of them within ${Math.round(median(sorted))} ms`,
    }),
    forInformation({
      name: 'search on the device: the first after a start',
      value: startMs,
      unit: 'ms',
      note: `over ${of}; the very first, which folds them, ${Math.round(foldingMs)} ms`,
    }),
  ];
}
