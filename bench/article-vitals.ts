import { serveStaticArticle } from './baseline/static-site.ts';
import { openVisitor, type Visit, type Visitor } from './lighthouse.ts';
import type { Bench } from './measure.ts';
import { median } from './median.ts';
import { atMost, atMostTimes, type Row } from './row.ts';

const RUNS = 5;

/** How soon an article is shown on a phone, compared with a static page with the same words and picture. */
export async function articleVitals({ subject, chromium }: Bench): Promise<Row[]> {
  const baselineSite = await serveStaticArticle(subject.article);
  const visitor = await openVisitor(chromium);
  try {
    const [articleVisits, baselineVisits] = await visitInTurn(visitor, [
      subject.article.href,
      baselineSite.url,
    ]);
    requireSamePicture([...(articleVisits ?? []), ...(baselineVisits ?? [])]);
    return rowsOf(articleVisits ?? [], baselineVisits ?? []);
  } finally {
    await visitor.leave();
    await baselineSite.stop();
  }
}

/** Visits the pages in turn, so that other load on the machine affects both; the first round only warms up. */
async function visitInTurn(visitor: Visitor, urls: string[]): Promise<Visit[][]> {
  const visits: Visit[][] = urls.map(() => []);
  for (let round = 0; round <= RUNS; round += 1) {
    for (const [index, url] of urls.entries()) {
      const visit = await visitor.visit(url, ['performance']);
      if (round > 0) visits[index]?.push(visit);
    }
  }
  return visits;
}

/** Largest paints can be compared only when they are the same picture. @throws Error when they differ. */
function requireSamePicture(visits: Visit[]): void {
  const pictures = new Set(visits.map(({ largestPicture }) => largestPicture ?? 'text'));
  if (pictures.size > 1)
    throw new Error(`the largest paint is not the same everywhere: ${[...pictures].join(', ')}`);
}

function rowsOf(articleVisits: Visit[], baselineVisits: Visit[]): Row[] {
  const medianOf = (visits: Visit[], audit: string) => median(visits.map((visit) => visit.audit(audit)));
  const compared = (name: string, audit: string, factor: number) =>
    atMostTimes(factor, {
      name,
      value: medianOf(articleVisits, audit),
      baseline: medianOf(baselineVisits, audit),
      unit: 'ms',
    });
  return [
    compared('article: first contentful paint', 'first-contentful-paint', 1.2),
    compared('article: largest contentful paint', 'largest-contentful-paint', 1.15),
    atMost(80, {
      name: 'article: total blocking time',
      value: medianOf(articleVisits, 'total-blocking-time'),
      unit: 'ms',
    }),
    atMost(0.001, {
      name: 'article: cumulative layout shift',
      value: medianOf(articleVisits, 'cumulative-layout-shift'),
      unit: '',
    }),
  ];
}
