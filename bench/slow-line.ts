import type { Browser } from 'playwright';
import { type Line, startBadLine } from './bad-line.ts';
import { serveStaticArticle } from './baseline/static-site.ts';
import { firstContentfulPaint, onFreshPhone, openBrowser } from './browser.ts';
import type { Bench } from './measure.ts';
import { median } from './median.ts';
import { atMostTimes, type Row } from './row.ts';

const MAX_RATIO = 1.25;
/** Each round loses other segments; both pages lose those at the same places of their lines. */
const ROUNDS = 9;

const LINE: Line = { bitsPerSecond: 400_000, roundTripMs: 400, lostShare: 0.02, retransmissionMs: 600 };

/** How long the first words of an article take over a really slow line, compared with a static page. */
export async function slowLine({ subject, chromium }: Bench): Promise<Row[]> {
  const site = await serveStaticArticle(subject.article);
  const addresses = [subject.article, new URL(site.url)];
  const lines = await Promise.all(addresses.map(({ port }) => startBadLine(Number(port), LINE)));
  const browser = await openBrowser(chromium);
  const times: number[][] = addresses.map(() => []);
  try {
    for (let round = 0; round <= ROUNDS; round += 1) {
      for (const [index, line] of lines.entries()) {
        line.restart(round);
        const address = new URL(addresses[index] ?? '');
        address.port = String(line.port);
        const time = await timeToWords(browser, address);
        // The first round only warms up.
        if (round > 0) times[index]?.push(time);
      }
    }
  } finally {
    await browser.close();
    await Promise.all([...lines.map((line) => line.close()), site.stop()]);
  }
  const [article = [], baseline = []] = times;
  return [
    atMostTimes(MAX_RATIO, {
      name: 'article over a slow line: first words',
      value: median(article),
      baseline: median(baseline),
      unit: 'ms',
      note: '400 kbit/s, 400 ms, 2 % of segments lost, against a static page over the same line',
    }),
  ];
}

const timeToWords = (browser: Browser, address: URL): Promise<number> =>
  onFreshPhone(browser, async (page) => {
    await page.goto(address.href, { waitUntil: 'commit', timeout: 60_000 });
    return await firstContentfulPaint(page);
  });
