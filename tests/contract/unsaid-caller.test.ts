import { expect, test, vi } from 'vitest';
import { contractRoutes } from '#server/web/http/contract-routes.ts';
import * as contracts from '#server/web/http/contracts.ts';

vi.mock('#server/web/http/contracts.ts', async (original) => {
  const real = await original<typeof contracts>();
  return { ...real, readContract: vi.fn(real.readContract) };
});

test('API-01 a server does not start with an operation that does not say who may call it', async () => {
  const spec = contracts.readContract('archive');
  const [operation] = Object.values(spec.paths).flatMap((methods) => Object.values(methods));
  const { operationId = '' } = operation ?? {};
  delete (operation as Partial<contracts.Operation>).security;
  vi.mocked(contracts.readContract).mockReturnValueOnce(spec);
  await expect(contractRoutes('archive')).rejects.toThrow(
    `${operationId}: the contract does not say who may call it`,
  );
});
