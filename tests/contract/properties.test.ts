import { describe, test } from 'vitest';
import { OPERATIONS } from '#tests/support/properties/operations.ts';
import { propertyFixture } from '#tests/support/properties/property-fixture.ts';

const fixture = propertyFixture();

/** Each run is like the one before; `npm run test:long -- properties` draws seeds of its own, for ten minutes. */
const SEED = Number(process.env.SEED ?? 20250403);
const RUNS = Number(process.env.RUNS ?? 12);

describe('API-01 whatever is asked, by whomever, is answered as the contract says', () => {
  test.each(OPERATIONS.map((operation) => [operation.id, operation] as const))('%s', (_id, operation) =>
    fixture.askOften(operation, { runs: RUNS, seed: SEED }));
});
