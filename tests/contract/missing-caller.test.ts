import { expect, test } from 'vitest';
import { readRequests, toRoutes } from '#server/web/http/contract-routes.ts';
import { type Operation, readContract } from '#server/web/http/contracts.ts';

test('API-01 a server does not start with an operation that does not say who may call it', () => {
  const specification = readContract('archive');
  const [operation] = Object.values(specification.paths).flatMap((methods) => Object.values(methods));
  const { operationId = '' } = operation ?? {};
  delete (operation as Partial<Operation>).security;
  expect(() => toRoutes(readRequests('archive'), specification)).toThrow(
    `${operationId}: the contract does not say who may call it`,
  );
});
