import { type Category, openVisitor, type Visit, type Visitor } from './lighthouse.ts';
import type { Bench } from './measure.ts';
import { median } from './median.ts';
import { atLeast, type Row } from './row.ts';

const RUNS = 3;
const TARGETS: Record<Category, number> = {
  performance: 98,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
};
const PAGES = [
  'home',
  'section',
  'sections',
  'article',
  'paid',
  'specials',
  'special',
  'signatures',
  'signature',
  'archive',
  'search',
  'results',
] as const;
const CATEGORIES = Object.keys(TARGETS) as Category[];

/** Search results ask not to be indexed, which costs SEO points, so that category is left out. */
const categoriesOf = (page: (typeof PAGES)[number]) =>
  page === 'results' ? CATEGORIES.filter((category) => category !== 'seo') : CATEGORIES;

/** Lighthouse scores of every kind of public page on a phone. */
export async function lighthouseScores({ subject, chromium }: Bench): Promise<Row[]> {
  const visitor = await openVisitor(chromium);
  try {
    const rows: Row[] = [];
    for (const page of PAGES) {
      const categories = categoriesOf(page);
      rows.push(...rowsOf(page, categories, await visitRepeatedly(visitor, subject[page].href, categories)));
    }
    return rows;
  } finally {
    await visitor.leave();
  }
}

async function visitRepeatedly(visitor: Visitor, url: string, categories: Category[]): Promise<Visit[]> {
  const visits: Visit[] = [];
  for (let run = 0; run < RUNS; run += 1) visits.push(await visitor.visit(url, categories));
  return visits;
}

function rowsOf(page: string, categories: Category[], visits: Visit[]): Row[] {
  return categories.map((category) => {
    const lost = new Set(visits.flatMap((visit) => visit.lost(category)));
    return atLeast(TARGETS[category], {
      name: `${page}: ${category}`,
      value: median(visits.map((visit) => visit.score(category))),
      unit: 'of 100',
      ...(lost.size > 0 && { note: [...lost].join(', ') }),
    });
  });
}
