import { randomInt } from 'node:crypto';
import { expect, test } from 'vitest';
import { OPERATIONS } from '#tests/support/properties/operations.ts';
import { propertyFixture } from '#tests/support/properties/property-fixture.ts';

const fixture = propertyFixture();

const MINUTES = 10;
const RUNS_A_ROUND = 40;

test('API-01 random calls of every kind of caller are answered as the contract says for ten minutes', async () => {
  const end = Date.now() + MINUTES * 60_000;
  let rounds = 0;
  while (Date.now() < end) {
    const seed = randomInt(2 ** 31);
    for (const operation of OPERATIONS) await fixture.askOften(operation, { runs: RUNS_A_ROUND, seed });
    rounds += 1;
  }
  expect(rounds).toBeGreaterThan(0);
});
