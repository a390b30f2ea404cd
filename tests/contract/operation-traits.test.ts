import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import robotsParser from 'robots-parser';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { CONTRACTS, callerOf, readContract } from '#server/web/http/contracts.ts';
import { isExpensiveKind } from '#server/web/http/expensive-work.ts';
import { robotsText } from '#server/web/http/robots.ts';

const traits = new Ajv2020({ allErrors: true }).compile(
  parse(readFileSync('openapi/traits.yaml', 'utf8')) as object,
);

const operations = CONTRACTS.flatMap((contract) =>
  Object.entries(readContract(contract).paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ contract, path, method, ...operation })),
  ),
);

/** The operations that have this trait and break a rule about it. */
const breaking = (
  trait: `x-${string}`,
  values: string[],
  isRight: (operation: (typeof operations)[number]) => boolean,
) =>
  operations
    .filter((one) => values.includes(String(Object.entries(one).find(([key]) => key === trait)?.[1])))
    .filter((one) => !isRight(one))
    .map(({ operationId }) => operationId);

describe.each(CONTRACTS)('API-01 %s.yaml', (name) => {
  const spec = readContract(name) as unknown as { components: { securitySchemes: object }; paths: object };
  const own = Object.values(readContract(name).paths).flatMap((methods) => Object.values(methods));

  test('declares for every operation who may call it, by defined security schemes', () => {
    const schemes = new Set(Object.keys(spec.components.securitySchemes));
    for (const { operationId, security } of own) {
      expect(Array.isArray(security), operationId).toBe(true);
      expect(
        security.flatMap(Object.keys).filter((scheme) => !schemes.has(scheme)),
        operationId,
      ).toEqual([]);
    }
  });

  test('says of every operation what its traits are, in the words of their schema', () => {
    expect(own.length).toBeGreaterThan(0);
    for (const operation of own) {
      traits(operation);
      expect(traits.errors, operation.operationId).toBeNull();
    }
  });
});

test('SES-02 every operation under a reader’s address requires a reader', () => {
  const others = operations.filter(
    ({ path, security }) => path.startsWith('/api/user/') && callerOf({ security }) !== 'reader',
  );
  expect(others.map(({ operationId }) => operationId)).toEqual([]);
});

test('API-07 every streamed answer is declared as one', () => {
  const streams = operations.filter(({ responses }) => /text\/event-stream/.test(JSON.stringify(responses)));
  expect(streams.length).toBeGreaterThan(0);
  expect(streams.filter((one) => one['x-stream'] !== true).map(({ operationId }) => operationId)).toEqual([]);
});

test('API-01 an operation that leaves out a trait, or has an unknown one, is refused', () => {
  const [whole] = operations;
  expect(traits({ ...whole })).toBe(true);
  for (const trait of ['security', 'x-cache', 'x-offline', 'x-robots']) {
    expect(traits({ ...whole, [trait]: undefined }), trait).toBe(false);
  }
  expect(traits({ ...whole, 'x-unknown': true })).toBe(false);
});

test('NAV-24 work that takes turns is of a kind that has them', () => {
  const kinds = operations.flatMap((one) => one['x-expensive'] ?? []);
  expect(kinds.length).toBeGreaterThan(0);
  expect(kinds.filter((kind) => !isExpensiveKind(kind))).toEqual([]);
});

test('ROL-06 what browsers may keep is the same for every visitor', () => {
  expect(
    breaking('x-cache', ['revalidate'], ({ contract, method, security }) => {
      return contract !== 'account' && method === 'get' && callerOf({ security }) === 'optional-session';
    }),
  ).toEqual([]);
});

test('OFF-06 the worker caches only reading calls of the newsstand’s own origin, and account data only for its account', () => {
  const isReading = ({ contract, method }: (typeof operations)[number]) =>
    contract !== 'account' && method === 'get';
  const everybodys = ['cached', 'precached', 'downloaded', 'search'];
  expect(
    breaking('x-offline', everybodys, (one) => isReading(one) && one['x-cache'] === 'revalidate'),
  ).toEqual([]);
  expect(
    breaking(
      'x-offline',
      ['press-read', 'press-work'],
      (one) => isReading(one) && callerOf(one) === 'reader',
    ),
  ).toEqual([]);
});

test('NAV-24 robots.txt says of every call what its contract says', () => {
  const origin = 'https://edicola.leggo.it';
  const robots = robotsParser(`${origin}/robots.txt`, robotsText(origin, { aiCrawlers: true }));
  for (const one of operations) {
    expect(robots.isAllowed(origin + one.path), one.operationId).toBe(one['x-robots'] === 'allow');
  }
});
