import { brandBySigla } from '#domain/brands/brand-by-host.ts';
import type { Metric } from '#domain/measurement/measures.ts';
import type { PaperStats } from '#server/accounts/tracking/read-stats.ts';

type Cell = string | number;

/** Columns as wide as their widest cell; numbers are aligned to the right. */
export function table(head: readonly string[], rows: readonly (readonly Cell[])[]): string[] {
  const widths = head.map((name, column) =>
    Math.max(name.length, ...rows.map((row) => String(row[column] ?? '').length)),
  );
  const isNumber = head.map((_, column) => rows.some((row) => typeof row[column] === 'number'));
  const line = (row: readonly Cell[]) =>
    row
      .map((cell, column) =>
        isNumber[column]
          ? String(cell).padStart(widths[column] ?? 0)
          : String(cell).padEnd(widths[column] ?? 0),
      )
      .join('  ')
      .trimEnd();
  return [line(head), ...rows.map(line)].map((text) => `  ${text}`);
}

const share = (part: number, whole: number) => (whole === 0 ? '–' : `${Math.round((part / whole) * 100)} %`);

const withShares = (rows: readonly [string, number][]) => {
  const total = rows.reduce((sum, [, times]) => sum + times, 0);
  return rows.map(([name, times]) => [name, times, share(times, total)]);
};

const MS_IN_S = 1000;

const FORMATS: Record<Metric, (value: number) => string> = {
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
  const section = (title: string, lines: string[]) => ['', title, ...lines];
  const ifAny = <Row>(rows: readonly Row[], lines: () => string[]) => (rows.length > 0 ? lines() : []);
  return [
    `${brandBySigla(brand)?.name} (${brand}), ${from === to ? from : `${from} to ${to}`}`,
    `  pageviews ${views.all}, reloads among them ${views.refreshed}; articles opened ${stats.clicks}`,
    ...section(
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
    ...ifAny(stats.consents, () =>
      section(
        'Consent behind the pageviews',
        table(
          ['purposes', 'pageviews', 'share'],
          withShares(stats.consents.map(({ purposes, times }) => [[...purposes].join(','), times])),
        ),
      ),
    ),
    ...section(
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
    ...section(
      'Days',
      table(
        ['day', 'pageviews', 'articles opened'],
        stats.days.map(({ day, views, clicks }) => [day, views, clicks]),
      ),
    ),
    ...ifAny(stats.kinds, () =>
      section(
        'Kinds of page',
        table(
          ['page', 'pageviews'],
          stats.kinds.map(({ page, times }) => [page, times]),
        ),
      ),
    ),
    ...ifAny(stats.pages, () =>
      section(
        'Most viewed',
        table(
          ['path', 'pageviews', 'title'],
          stats.pages.map(({ path, times, title }) => [path, times, title]),
        ),
      ),
    ),
    ...ifAny(vitals, () =>
      section(
        'Web Vitals',
        table(
          ['metric', 'p75', 'pages'],
          vitals.map(({ metric, p75, times }) => [metric.toUpperCase(), FORMATS[metric](p75), times]),
        ),
      ),
    ),
  ];
}
