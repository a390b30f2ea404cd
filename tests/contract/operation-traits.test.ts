import { describe, expect, test } from 'vitest';
import { CONTRACTS, callerOf, everyOperation, readContract } from '#server/web/http/contracts.ts';
import { isExpensiveKind } from '#server/web/http/expensive-work.ts';

/** What an operation may say of itself beside what OpenAPI knows. */
const TRAITS: Readonly<Record<string, (value: unknown) => boolean>> = {
  'x-body-limit': (value) => Number.isInteger(value) && Number(value) > 0,
  'x-expensive': (value) => isExpensiveKind(String(value)),
  'x-fresh-proof': (value) => value === true,
  'x-gate': (value) => value === 'open',
  'x-mails': (value) => value === true,
  'x-per-minute': (value) => Number.isInteger(value) && Number(value) > 0,
  'x-stream': (value) => value === true,
};

const operations = everyOperation().map(({ path, operation }) => ({ path, ...operation }));

describe.each(CONTRACTS)('API-01 %s.yaml', (name) => {
  const spec = readContract(name) as unknown as { components: { securitySchemes: object }; paths: object };
  const own = Object.values(readContract(name).paths).flatMap((methods) => Object.values(methods));

  test('says of every operation who may call it, by schemes that it describes', () => {
    const schemes = new Set(Object.keys(spec.components.securitySchemes));
    for (const { operationId, security } of own) {
      expect(Array.isArray(security), operationId).toBe(true);
      expect(
        security.flatMap(Object.keys).filter((scheme) => !schemes.has(scheme)),
        operationId,
      ).toEqual([]);
    }
  });

  test('has no trait but those that the server knows', () => {
    for (const operation of own) {
      const wrong = Object.entries(operation).filter(
        ([key, value]) => key.startsWith('x-') && !(TRAITS[key]?.(value) ?? false),
      );
      expect(wrong, operation.operationId).toEqual([]);
    }
  });
});

test('SES-02 what lies under a reader’s address is a reader’s alone', () => {
  const others = operations.filter(
    ({ path, security }) => path.startsWith('/api/user/') && callerOf({ security }) !== 'reader',
  );
  expect(others.map(({ operationId }) => operationId)).toEqual([]);
});

test('API-07 every answer that goes on is said to be one', () => {
  const streams = operations.filter(({ responses }) => /text\/event-stream/.test(JSON.stringify(responses)));
  expect(streams.length).toBeGreaterThan(0);
  expect(streams.filter((one) => one['x-stream'] !== true).map(({ operationId }) => operationId)).toEqual([]);
});
