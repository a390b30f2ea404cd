import { describe, test } from 'vitest';
import { OPERATIONS } from '#tests/support/properties/operations.ts';
import { propertyFixture } from '#tests/support/properties/property-fixture.ts';

const fixture = propertyFixture();

/**
 * The seeds are fixed, so that every run is the same; `npm run test:long -- properties` draws new seeds, for ten
 * minutes.
 */
const SEED = Number(process.env.SEED ?? 20250403);
const RUNS = Number(process.env.RUNS ?? 5);

describe('API-01 every call, whatever its contents and its client, is answered as the contract says', () => {
  test.each(OPERATIONS.map((operation) => [operation.id, operation] as const))('%s', (_id, operation) =>
    fixture.askOften(operation, { runs: RUNS, seed: SEED }));
});
