import { brandBySigla } from '#domain/brands/brand-by-host.ts';
import type { Metric } from '#domain/measurement/measures.ts';
import type { PaperStats } from '#server/accounts/tracking/read-stats.ts';

type Cell = string | number;

/** Columns as wide as their widest cell; numbers are aligned to the right. */
export function table(head: readonly string[], rows: readonly (readonly Cell[])[]): string[] {
  const widths = head.map((name, at) =>
    Math.max(name.length, ...rows.map((row) => String(row[at] ?? '').length)),
  );
  const isNumber = head.map((_, at) => rows.some((row) => typeof row[at] === 'number'));
  const line = (row: readonly Cell[]) =>
    row
      .map((cell, at) =>
        isNumber[at] ? String(cell).padStart(widths[at] ?? 0) : String(cell).padEnd(widths[at] ?? 0),
      )
      .join('  ')
      .trimEnd();
  return [line(head), ...rows.map(line)].map((text) => `  ${text}`);
}

const share = (part: number, whole: number) => (whole === 0 ? '–' : `${Math.round((part / whole) * 100)} %`);

const withShares = (rows: readonly [string, number][]) => {
  const all = rows.reduce((sum, [, times]) => sum + times, 0);
  return rows.map(([name, times]) => [name, times, share(times, all)]);
};

const MS_IN_S = 1000;

const shown: Record<Metric, (value: number) => string> = {
  lcp: inSeconds,
  fcp: inSeconds,
  ttfb: inSeconds,
  inp: (value) => `${value} ms`,
  cls: (value) => value.toFixed(3),
};

function inSeconds(value: number): string {
  return `${(value / MS_IN_S).toFixed(2)} s`;
}

/** The counts of a paper as a table for a terminal. */
export function statsLines(stats: PaperStats): string[] {
  const { brand, from, to, views, answers, vitals } = stats;
  const part = (title: string, lines: string[]) => ['', title, ...lines];
  const some = <Row>(rows: readonly Row[], lines: () => string[]) => (rows.length > 0 ? lines() : []);
  return [
    `${brandBySigla(brand)?.name} (${brand}), ${from === to ? from : `${from} to ${to}`}`,
    `  pageviews ${views.all}, reloads among them ${views.refreshed}; articles opened ${stats.clicks}`,
    ...part(
      'Readers of the pageviews',
      table(
        ['reader', 'pageviews', 'share'],
        withShares([
          ['subscribers', views.subscribers],
          ['signed in, no subscription', views.otherReaders],
          ['visitors', views.visitors],
        ]),
      ),
    ),
    ...some(stats.consents, () =>
      part(
        'Consent behind the pageviews',
        table(
          ['purposes', 'pageviews', 'share'],
          withShares(stats.consents.map(({ purposes, times }) => [[...purposes].join(','), times])),
        ),
      ),
    ),
    ...part(
      'Answers about privacy',
      table(
        ['answer', 'readers', 'share'],
        withShares([
          ['all accepted', answers.accepted],
          ['all refused', answers.refused],
          ['some chosen', answers.chosen],
        ]),
      ),
    ),
    ...part(
      'Days',
      table(
        ['day', 'pageviews', 'articles opened'],
        stats.days.map(({ day, views, clicks }) => [day, views, clicks]),
      ),
    ),
    ...some(stats.kinds, () =>
      part(
        'Kinds of page',
        table(
          ['page', 'pageviews'],
          stats.kinds.map(({ page, times }) => [page, times]),
        ),
      ),
    ),
    ...some(stats.pages, () =>
      part(
        'Most viewed',
        table(
          ['path', 'pageviews', 'title'],
          stats.pages.map(({ path, times, title }) => [path, times, title]),
        ),
      ),
    ),
    ...some(vitals, () =>
      part(
        'Web Vitals',
        table(
          ['metric', 'p75', 'pages'],
          vitals.map(({ metric, p75, times }) => [metric.toUpperCase(), shown[metric](p75), times]),
        ),
      ),
    ),
  ];
}
