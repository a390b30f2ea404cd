import lighthouse, { type Flags, type Result } from 'lighthouse';
import { chromium } from 'playwright';

export type Category = 'performance' | 'accessibility' | 'best-practices' | 'seo';

/** Numbers of one visit by a simulated mid-range phone: audits in their own unit, scores out of 100. */
export type Visit = {
  audit: (id: string) => number;
  score: (category: Category) => number;
  /** File of the picture that was the largest paint; null when it was text. */
  largestPicture: string | null;
  /** Audits that cost points, by id, with the first element at fault. */
  lost: (category: Category) => string[];
};

export type Visitor = {
  visit: (url: string, categories: Category[]) => Promise<Visit>;
  leave: () => Promise<void>;
};

/** Opens the browser that Lighthouse drives; every visit begins without anything stored. */
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

/** Pictures of the paper stand under the hash of their original, in whichever width was taken. */
const pictureIn = (details: string) => /\/immagini\/([0-9a-f]{12})/.exec(details)?.[1] ?? null;

/** Of audits about elements. */
function firstNode(details: unknown): string | undefined {
  const { items = [] } = (details ?? {}) as { items?: { node?: { selector?: string } }[] };
  return items[0]?.node?.selector;
}

const ATTEMPTS = 3;

/** A busy machine now and then loses the trace of a visit; only a trace that never comes is an error. */
async function reportOf(url: string, flags: Flags): Promise<Result> {
  let reason = 'no report';
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const report = (await lighthouse(url, flags))?.lhr;
    if (report && !report.runtimeError) return report;
    reason = report?.runtimeError?.message ?? reason;
  }
  throw new Error(`Lighthouse on ${url}: ${reason}`);
}
