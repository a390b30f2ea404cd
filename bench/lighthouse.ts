import lighthouse, { type Flags, type Result } from 'lighthouse';
import { chromium } from 'playwright';

export type Category = 'performance' | 'accessibility' | 'best-practices' | 'seo';

/** Results of one visit by a simulated mid-range phone: audits in their own unit, scores out of 100. */
export type Visit = {
  audit: (id: string) => number;
  score: (category: Category) => number;
  /** File of the picture that was the largest paint; null when it was text. */
  largestPicture: string | null;
  /** Audits that cost points, by id, each with the first element that failed. */
  lost: (category: Category) => string[];
};

export type Visitor = {
  visit: (url: string, categories: Category[]) => Promise<Visit>;
  leave: () => Promise<void>;
};

/** Opens the browser that Lighthouse drives; every visit begins without stored data. */
export async function openVisitor(executablePath: string): Promise<Visitor> {
  const port = 20_000 + (process.pid % 20_000);
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${port}`],
  });
  const visit = async (url: string, onlyCategories: Category[]): Promise<Visit> => {
    const report = await reportOf(url, { port, output: 'json', logLevel: 'silent', onlyCategories });
    return {
      audit: (id) => {
        const value = report.audits[id]?.numericValue;
        if (value === undefined) throw new Error(`Lighthouse has no number for ${id}`);
        return value;
      },
      largestPicture: pictureIn(JSON.stringify(report.audits['lcp-breakdown-insight']?.details ?? '')),
      score: (category) => Math.round((report.categories[category]?.score ?? 0) * 100),
      lost: (category) =>
        (report.categories[category]?.auditRefs ?? [])
          .filter(({ id, weight }) => weight > 0 && (report.audits[id]?.score ?? 1) < 1)
          .map(({ id }) => [id, firstNode(report.audits[id]?.details)].filter(Boolean).join(' at ')),
    };
  };
  return { visit, leave: () => browser.close() };
}

/** Pictures of the paper are served under the hash of their original, whichever width was loaded. */
const pictureIn = (details: string) => /\/immagini\/([0-9a-f]{12})/.exec(details)?.[1] ?? null;

/** Selector of the first element that an audit lists. */
function firstNode(details: unknown): string | undefined {
  const { items = [] } = (details ?? {}) as { items?: { node?: { selector?: string } }[] };
  return items[0]?.node?.selector;
}

const ATTEMPTS = 3;

/** A busy machine sometimes loses the trace of a visit; only repeated loss is an error. */
async function reportOf(url: string, flags: Flags): Promise<Result> {
  let reason = 'no report';
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const report = (await lighthouse(url, flags))?.lhr;
    if (report && !report.runtimeError) return report;
    reason = report?.runtimeError?.message ?? reason;
  }
  throw new Error(`Lighthouse on ${url}: ${reason}`);
}
