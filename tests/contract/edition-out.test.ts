import { expect, test } from 'vitest';
import { alertBench } from '#tests/support/alert-bench.ts';
import { importBench } from '#tests/support/import-bench.ts';
import { ninjs } from '#tests/support/ninjs-fixture.ts';

const { database, run } = importBench();
const bench = alertBench(database);

const NO_QUIET = { quiet: Array.from({ length: 7 }, () => null) };

test('PSH-03 an edition that is out is told of once, to those who asked for it', async () => {
  bench.setClock('2025-04-03T05:00:00Z');
  const [asked, other] = [
    await bench.addReader(null, { ...NO_QUIET, readyEdition: 'nazionale' }),
    await bench.addReader(null, { ...NO_QUIET, readyEdition: 'viterbo' }),
  ];
  await bench.announce();
  await bench.run();
  expect(bench.told(asked)).toEqual([]);
  await run([ninjs()]);
  for (const at of ['2025-04-03T06:30:00Z', '2025-04-03T06:31:00Z', '2025-04-04T06:30:00Z']) {
    bench.setClock(at);
    await bench.announce();
    await bench.run();
  }
  expect(bench.told(asked)).toMatchObject([
    { kind: 'edition', edition: 'nazionale', day: '2025-04-03', tag: 'edizione-nazionale' },
  ]);
  expect(bench.told(other)).toEqual([]);
});
