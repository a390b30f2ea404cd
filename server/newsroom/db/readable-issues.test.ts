// @module-tag postgres
import { expect, test } from 'vitest';
import { daysAround, lastReviewDay } from '#server/press-review/db/press-clips.ts';
import { importFixture, MORNING, NOON } from '#tests/support/import-fixture.ts';
import { ninjs } from '#tests/support/ninjs-fixture.ts';
import { firstAndLatestDay, issueDays, readPublishedDays } from './archive-queries.ts';
import { listIssues } from './feed-articles.ts';
import { findEdition, latestDay, latestDays, latestIssues, neighbourDays } from './issue-queries.ts';

const { database, run } = importFixture();

const [BEFORE, DAY] = ['2025-04-02', '2025-04-03'];
const article = (day: string, edition: string, overrides: Record<string, unknown> = {}) =>
  ninjs({ uri: `urn:${day}:${edition}`, day, editions: [edition] }, overrides);
const WITHHELD = { pubstatus: 'withheld' };
const UNTIL_ELEVEN = { embargoed: '2025-04-03T09:00:00Z' };

/** Every answer about the days of the edition of Rome and of its paper. */
async function daysAt(now: Date) {
  const { orm } = database();
  const rome = (await findEdition(orm, 'MG', { slug: 'roma' }))?.id ?? 0;
  const period = { from: '2025-04-01', to: DAY };
  const newest = { upTo: DAY, limit: 5 };
  const days = (rows: { day: string }[]) => rows.map(({ day }) => day);
  const span = { from: new Date('2025-04-01T00:00:00Z'), until: new Date('2025-04-05T00:00:00Z') };
  return {
    paper: await latestDay(orm, 'MG', now),
    published: [...(await readPublishedDays(orm, 'MG', period, now))].sort(),
    extent: await firstAndLatestDay(orm, 'MG', now),
    edition: days(await latestIssues(orm, { brand: 'MG', slug: 'roma' }, newest, now)),
    next: (await neighbourDays(orm, rome, BEFORE, now)).after,
    archive: days(
      await issueDays(orm, { editionId: rome, nationalId: undefined }, { period, limit: 9 }, now),
    ),
    sitemap: days(await listIssues(orm, 'MG', span, now)),
    review: await lastReviewDay(orm, now),
    reviewAfter: (await daysAround(orm, { from: BEFORE, to: BEFORE }, now)).next,
  };
}

const OLDER = {
  paper: BEFORE,
  published: [BEFORE],
  extent: { first: BEFORE, latest: BEFORE },
  edition: [BEFORE],
  next: null,
  archive: [BEFORE],
  sitemap: [BEFORE],
  review: BEFORE,
  reviewAfter: null,
};

test('NWS-01 an issue whose articles are all held or withdrawn is not the paper of the day until one may be shown', async () => {
  await run([
    article(BEFORE, 'Roma'),
    article(DAY, 'Roma', UNTIL_ELEVEN),
    article(DAY, 'Nazionale', WITHHELD),
  ]);
  expect(await daysAt(MORNING)).toEqual(OLDER);
  expect(await daysAt(NOON)).toEqual({
    paper: DAY,
    published: [BEFORE, DAY],
    extent: { first: BEFORE, latest: DAY },
    edition: [DAY, BEFORE],
    next: DAY,
    archive: [DAY, BEFORE],
    sitemap: [DAY, BEFORE],
    review: DAY,
    reviewAfter: DAY,
  });
  await run([{ uri: `urn:${DAY}:Roma`, version: '2', pubstatus: 'canceled' }]);
  expect(await daysAt(NOON)).toEqual(OLDER);
});

test('NWS-02 a local edition is readable by the national pages of its day', async () => {
  await run([article(BEFORE, 'Roma'), article(DAY, 'Roma', WITHHELD), article(DAY, 'Nazionale')]);
  expect(await daysAt(NOON)).toMatchObject({ edition: [DAY, BEFORE], next: DAY, archive: [DAY, BEFORE] });
  await run([article(DAY, 'Nazionale')], { brand: 'LG' });
  await run([{ uri: `urn:${DAY}:Nazionale`, version: '2', pubstatus: 'canceled' }]);
  expect(await daysAt(NOON)).toMatchObject({ edition: [BEFORE], next: null, paper: BEFORE, review: DAY });
  expect(await latestDays(database().orm, ['MG', 'LG', 'GZ'], DAY, NOON)).toEqual([
    { brand: 'MG', day: BEFORE },
    { brand: 'LG', day: DAY },
  ]);
});
