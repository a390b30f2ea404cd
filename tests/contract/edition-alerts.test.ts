import { expect, test } from 'vitest';
import { alertFixture } from '#tests/support/alert-fixture.ts';
import { importFixture } from '#tests/support/import-fixture.ts';
import { ninjs } from '#tests/support/ninjs-fixture.ts';

const { database, run } = importFixture();
const fixture = alertFixture(database);

const NO_QUIET = { quiet: Array.from({ length: 7 }, () => null) };

test('PSH-03 an edition that has come out is announced once, to readers who subscribed to that', async () => {
  fixture.setClock('2025-04-03T05:00:00Z');
  const [asked, other] = [
    await fixture.addReader(null, { ...NO_QUIET, readyEdition: 'nazionale' }),
    await fixture.addReader(null, { ...NO_QUIET, readyEdition: 'viterbo' }),
  ];
  await fixture.alertAboutNewEditions();
  await fixture.run();
  expect(fixture.told(asked)).toEqual([]);
  await run([ninjs()]);
  for (const at of ['2025-04-03T06:30:00Z', '2025-04-03T06:31:00Z', '2025-04-04T06:30:00Z']) {
    fixture.setClock(at);
    await fixture.alertAboutNewEditions();
    await fixture.run();
  }
  expect(fixture.told(asked)).toMatchObject([
    { kind: 'edition', edition: 'nazionale', day: '2025-04-03', tag: 'edizione-nazionale' },
  ]);
  expect(fixture.told(other)).toEqual([]);
});
