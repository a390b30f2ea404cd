import { expect, test } from 'vitest';
import type { PlacedRow } from '../db/newsstand-queries.ts';
import {
  groupBySection,
  leadOf,
  minutesToRead,
  toFrontPageArticle,
  toOverviews,
  toSummary,
} from './summaries.ts';

const IMAGE = { id: 'a'.repeat(24), width: 800, height: 600, widths: [320, 640] };

function placed(id: number, overrides: Partial<PlacedRow> = {}): PlacedRow {
  return {
    id,
    slug: `articolo-${id}`,
    kicker: null,
    title: `Articolo ${id}`,
    subtitle: null,
    byline: null,
    opening: 'Comincia così.',
    words: 400,
    access: 'free',
    urgency: 5,
    publishedAt: new Date('2025-04-03T02:30:00Z'),
    updatedAt: null,
    issueOutAt: new Date('2025-04-03T04:00:00Z'),
    section: { id: 1, slug: 'cronaca', name: 'Cronaca' },
    day: '2025-04-03',
    issueId: 1,
    page: 2,
    position: 1,
    image: null,
    caption: null,
    credit: null,
    ...overrides,
  };
}

const SPORT = { id: 2, slug: 'sport', name: 'Sport' };

test.each([
  [0, 1],
  [99, 1],
  [300, 2],
  [400, 2],
  [1000, 5],
])('an article of %i words is read in %i minutes', (words, minutes) => {
  expect(minutesToRead(words)).toBe(minutes);
});

test('the lead of a section is its weightiest article, and of equal ones that with a picture', () => {
  const rows = [
    placed(1),
    placed(2, { urgency: 3 }),
    placed(3, { urgency: 3, image: IMAGE }),
    placed(4, { image: IMAGE }),
  ];
  expect(leadOf(rows)?.id).toBe(3);
  expect(leadOf(rows.slice(0, 2))?.id).toBe(2);
  expect(leadOf([placed(7), placed(8)])?.id).toBe(7);
  expect(leadOf([])).toBeUndefined();
});

test('NWS-01 sections are in the order of their first article in the paper, each once', () => {
  const rows = [placed(1, { section: SPORT }), placed(2), placed(3, { section: SPORT, urgency: 1 })];
  const groups = groupBySection(rows).map(({ section, rows: own }) => [
    section.name,
    own.map(({ id }) => id),
  ]);
  expect(groups).toEqual([
    ['Sport', [1, 3]],
    ['Cronaca', [2]],
  ]);
  expect(toOverviews(rows).map(({ section, articles, lead }) => [section.name, articles, lead.id])).toEqual([
    ['Sport', 2, 3],
    ['Cronaca', 1, 2],
  ]);
});

test('a summary contains none of the text, a front page its opening', () => {
  const row = placed(1, { image: IMAGE, caption: 'Il ponte', credit: 'Ada Serra' });
  expect(toSummary(row)).toMatchObject({
    minutes: 2,
    picture: { ...IMAGE, caption: 'Il ponte', credit: 'Ada Serra' },
  });
  expect(JSON.stringify(toSummary(row))).not.toContain('Comincia');
  expect(toFrontPageArticle(row)).toMatchObject({ articleId: 1, text: 'Comincia così.', section: 'Cronaca' });
  expect(toFrontPageArticle(placed(2)).picture).toBeNull();
});

test('TRK-07 a summary shows corrections made after publication of the issue, not earlier ones', () => {
  const correctedAt = (instant: string) => toSummary(placed(1, { updatedAt: new Date(instant) })).updatedAt;
  expect(correctedAt('2025-04-03T03:59:00Z')).toBeUndefined();
  expect(correctedAt('2025-04-03T07:05:00Z')).toBe('2025-04-03T07:05:00.000Z');
});
